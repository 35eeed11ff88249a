import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of processor time that a process and its children have used, user and system. */
export function cpuOf(pid: number): number {
  const ticks = treeOf(pid).map((one) => {
    const [user = 0, system = 0, usersChildren = 0, systemsChildren = 0] = statOf(one).slice(11, 15).map(Number)
    return user + system + usersChildren + systemsChildren
  })
  return sum(ticks) * tick
}

/** The same with a fine resolution, for one answer alone. Only of living threads. */
export const cpuOfThreads = (pid: number): number =>
  sum(
    readdirSync(`/proc/${pid}/task`).map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]),
    ),
  ) / 1e6

/** Resident MiB of a process and its children. */
export const memoryOf = (pid: number): number =>
  sum(treeOf(pid).map((one) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1]))) / 1024

function treeOf(pid: number): number[] {
  const started = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return [pid, ...started.flatMap(treeOf)]
}

/** From the third field on, because the second is a name that may hold anything. */
const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Linux counts in hundredths of a second. */
const tick = 10
