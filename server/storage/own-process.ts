import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/** Runs a program in a low-priority process and returns its output. Throws its error output. */
export async function inOwnProcess(program: URL, args: readonly string[], signal?: AbortSignal): Promise<string> {
  const running = spawn(process.execPath, [fileURLToPath(program), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // It gets none of the shop's secrets.
    env: {},
    signal,
  })
  if (running.pid !== undefined) yields(running.pid)
  let printed = ''
  let complained = ''
  running.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  running.stderr.setEncoding('utf8').on('data', (text: string) => (complained += text))
  const code = await new Promise<number | null>((resolve, reject) => {
    running.once('error', reject)
    running.once('close', resolve)
  })
  if (code !== 0) throw new Error(reasonIn(complained) || `ended with ${code}`)
  return printed
}

function yields(pid: number) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already.
  }
}

/** Of a stack only the message. */
const reasonIn = (complained: string) => /^\w*Error.*$/m.exec(complained)?.[0] ?? ''
