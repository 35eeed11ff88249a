import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A server in its own process that shows the limit of the machine. */
export interface Beside {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

/** Starts a file of this folder, which prints its port when it listens. */
export async function startBeside(file: string, ...args: string[]): Promise<Beside> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: `http://127.0.0.1:${port.toString().trim()}`,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
