import { appendFile, readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/**
 * Measures inside a shop how long its event loop is blocked; loaded by `--import`. A timer is due at each millisecond;
 * when it is late, something else held the thread. Only its processor time counts, because a crowded machine lets any
 * program wait.
 */
export interface Stall {
  /** on the clock that all processes of a machine share, in milliseconds */
  readonly ended: number
  readonly lasted: number
  /** of the processor, by this thread */
  readonly cpu: number
  /** ready to run without a free processor: what others on the machine took. 0 where the system does not report it. */
  readonly crowded: number
}

export const nowOnEveryProcess = (): number => Number(process.hrtime.bigint()) / 1e6

const to = process.env['DARYA_STALLS_TO']
const worthTelling = 4

if (to !== undefined && isMainThread) watch(to)

function watch(file: string) {
  let last = nowOnEveryProcess()
  let lastCpu = cpuOfThread()
  let lastCrowded = crowdedSoFar()
  setInterval(() => {
    const now = nowOnEveryProcess()
    const cpu = cpuOfThread()
    const crowded = crowdedSoFar()
    const stall: Stall = { ended: now, lasted: now - last - 1, cpu: cpu - lastCpu, crowded: crowded - lastCrowded }
    last = now
    lastCpu = cpu
    lastCrowded = crowded
    if (stall.lasted >= worthTelling) appendFile(file, `${JSON.stringify(stall)}\n`, () => undefined)
  }, 1).unref()
}

function cpuOfThread(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Linux counts for each process' first thread, which is the one that is watched, in billionths of a second. */
function crowdedSoFar(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}
