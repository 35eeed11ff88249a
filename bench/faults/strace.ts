import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Injects errors of system calls into a running process: `pwrite64:error=ENOSPC:when=7+` is a disk that is full from the
 * seventh write of a thread on. `lift` ends it.
 */
export async function inject(pid: number, fault: string): Promise<{ lift: () => Promise<void> }> {
  const [call = ''] = fault.split(':')
  const words = ['-f', '-p', String(pid), '-o', '/dev/null', '-e', `trace=${call}`, '-e', `inject=${fault}`]
  const tracer = spawn('strace', words, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(tracer, 'exit')
  const [said] = (await Promise.race([once(tracer.stderr, 'data'), ended])) as [Buffer | number]
  if (!String(said).includes('attached')) throw new Error(`strace could not be attached: ${String(said)}`)
  return {
    async lift() {
      tracer.kill('SIGINT')
      await ended
    },
  }
}
