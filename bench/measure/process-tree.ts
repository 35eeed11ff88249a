import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of the processors that a process has used, with all that it started: in its own code and in the system's. */
export function cpuOf(pid: number): number {
  const ticks = treeOf(pid).map((one) => {
    const [user = 0, system = 0, usersChildren = 0, systemsChildren = 0] = statOf(one).slice(11, 15).map(Number)
    return user + system + usersChildren + systemsChildren
  })
  return sum(ticks) * tick
}

/** The same in fine steps, for one answer alone. Only of threads that live. */
export const cpuOfThreads = (pid: number): number =>
  sum(
    readdirSync(`/proc/${pid}/task`).map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]),
    ),
  ) / 1e6

/** MiB that are really in memory, of a process with all that it started. */
export const memoryOf = (pid: number): number =>
  sum(treeOf(pid).map((one) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1]))) / 1024

function treeOf(pid: number): number[] {
  const started = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return [pid, ...started.flatMap(treeOf)]
}

/** From the third field on: the second is the name, which may hold anything. */
const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Linux counts in hundredths of a second. */
const tick = 10
