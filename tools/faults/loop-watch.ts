import { appendFile } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/**
 * Watches from inside a shop how long its loop stands still: started with it by `--import`. A timer is due at each
 * millisecond; when it comes late, something else held the thread. Of that, only the time of the processor is the
 * shop's doing: a crowded machine lets any program wait.
 */
export interface Stall {
  /** on the clock that all processes of a machine share, in milliseconds */
  readonly ended: number
  readonly lasted: number
  /** of the processor, by this thread */
  readonly cpu: number
}

export const nowOnEveryProcess = (): number => Number(process.hrtime.bigint()) / 1e6

const to = process.env['DARYA_STALLS_TO']
const worthTelling = 4

if (to !== undefined && isMainThread) watch(to)

function watch(file: string) {
  let last = nowOnEveryProcess()
  let lastCpu = cpuOfThread()
  setInterval(() => {
    const now = nowOnEveryProcess()
    const cpu = cpuOfThread()
    const stall: Stall = { ended: now, lasted: now - last - 1, cpu: cpu - lastCpu }
    last = now
    lastCpu = cpu
    if (stall.lasted >= worthTelling) appendFile(file, `${JSON.stringify(stall)}\n`, () => undefined)
  }, 1).unref()
}

function cpuOfThread(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
