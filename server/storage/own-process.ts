import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

interface OwnProcess {
  /** ends it */
  readonly signal?: AbortSignal | undefined
  /** of Node, before the program */
  readonly flags?: readonly string[]
  /** what it reads */
  readonly input?: string
  /** somebody waits for it: it does not yield to the shop */
  readonly isAwaited?: boolean
}

/** Runs a program in a process of its own, of low priority, and returns its output. Throws its error output. */
export async function inOwnProcess(
  program: URL,
  args: readonly string[],
  { signal, flags = [], input = '', isAwaited = false }: OwnProcess = {},
): Promise<string> {
  const running = spawn(process.execPath, [...flags, fileURLToPath(program), ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // It gets none of the shop's secrets.
    env: {},
    signal,
  })
  if (running.pid !== undefined && !isAwaited) yields(running.pid)
  // Whether it read all of it is told by how it ends.
  running.stdin.on('error', () => undefined).end(input)
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
