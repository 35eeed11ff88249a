import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/** Runs a program in a low-priority process and returns its output. Throws its error output. */
export async function inOwnProcess(program: string, args: readonly string[], signal?: AbortSignal): Promise<string> {
  const running = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: compiledBefore(),
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

/** It gets none of the shop's secrets, only where its own compiled files are. */
function compiledBefore(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
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
