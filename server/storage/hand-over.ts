import { Worker } from 'node:worker_threads'
import type { RunCommand } from '#server/storage/command.ts'
import type { CommandSent, CommitAnswer, Fallen, Probed } from '#server/storage/group-commit.ts'
import { retell, StorageUnavailable } from '#server/storage/trouble.ts'

interface Writer {
  readonly run: RunCommand
  /** Whether the disk has room for orders now. A writer that hangs does not answer. */
  readonly takesWrites: () => Promise<boolean>
  /** Waits for the commands under way. */
  close(): Promise<void>
}

/** Called when nothing can be written any more until the shop restarts. */
export type OnFall = (why: Error) => void

export interface WriterData {
  readonly path: string
  /** the address of the module that exports the commands */
  readonly commandsAt: string
  /** the folder of its progress note; only the shop itself writes one */
  readonly notesIn: string | undefined
}

interface Waiting {
  readonly resolve: (left: unknown) => void
  readonly reject: (error: unknown) => void
}

/**
 * Passes commands to the one thread that writes, so that a slow disk never holds up readers. Commands sent before the
 * thread has started wait in its mailbox.
 */
export function startWriter({ path, commandsAt, notesIn, onFall }: WriterData & { onFall: OnFall }): Writer {
  const worker = new Worker(new URL('./writer.ts', import.meta.url), {
    name: 'writer',
    workerData: { path, commandsAt, notesIn } satisfies WriterData,
    // The thread takes no flags of the process, such as --watch.
    execArgv: [],
  })
  const ended = new Promise((resolve) => worker.once('exit', resolve))

  const waiting = new Map<number, Waiting>()
  const probing: ((takesWrites: boolean) => void)[] = []
  let leaving: CommandSent[] = []
  let count = 0
  let stopped: Error | undefined
  let allAnswered: (() => void) | undefined

  worker.on('message', (message: readonly CommitAnswer[] | Fallen | Probed | object) => {
    if ('probed' in message) for (const tell of probing.splice(0)) tell(message.probed)
    if ('fell' in message) stop(retell(message.fell))
    // In `npm run dev` Node reports on the same channel which files the thread has read.
    if (!Array.isArray(message)) return
    for (const answer of message as readonly CommitAnswer[]) settle(answer)
    if (waiting.size === 0) allAnswered?.()
  })

  worker.on('error', stop)
  worker.on('exit', (code) => {
    if (!stopped) stop(new Error(`the writer thread ended by itself with code ${code}`))
  })

  function run(name: string, wanted: readonly unknown[]): Promise<unknown> {
    if (stopped) return Promise.reject(new StorageUnavailable('the database is closed', { cause: stopped }))
    return new Promise((resolve, reject) => {
      count += 1
      waiting.set(count, { resolve, reject })
      leaving.push({ id: count, name, wanted })
      if (leaving.length === 1) setImmediate(send)
    })
  }

  function send() {
    const sent = leaving
    leaving = []
    try {
      worker.postMessage(sent)
    } catch (error) {
      for (const { id } of sent) take(id)?.reject(error)
    }
  }

  function settle(answer: CommitAnswer) {
    const asked = take(answer.id)
    if ('told' in answer) asked?.reject(retell(answer.told))
    else asked?.resolve(answer.left)
  }

  function take(id: number): Waiting | undefined {
    const asked = waiting.get(id)
    waiting.delete(id)
    return asked
  }

  /** Without its writer the shop can store nothing: waiting callers get an error, and later ones too. */
  function stop(error: unknown) {
    if (stopped) return
    stopped = new Error('the writer thread stopped', { cause: error })
    const told = new StorageUnavailable('the database cannot be reached just now', { cause: stopped })
    for (const { reject } of waiting.values()) reject(told)
    waiting.clear()
    for (const tell of probing.splice(0)) tell(false)
    allAnswered?.()
    onFall(stopped)
  }

  function takesWrites(): Promise<boolean> {
    if (stopped) return Promise.resolve(false)
    return new Promise((resolve) => {
      if (probing.push(resolve) === 1) worker.postMessage('probe')
    })
  }

  async function close() {
    if (stopped) return
    stopped = new Error('closed')
    if (waiting.size > 0) await new Promise<void>((resolve) => (allAnswered = resolve))
    worker.postMessage('close')
    await ended
  }

  return { run, takesWrites, close }
}
