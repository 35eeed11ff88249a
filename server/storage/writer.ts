import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { CommandList, Commands } from '#server/storage/command.ts'
import {
  type CommandSent,
  type CommitAnswer,
  type Fallen,
  groupCommit,
  type Probed,
} from '#server/storage/group-commit.ts'
import type { WriterData } from '#server/storage/hand-over.ts'
import { commitsIn, openProgressNote, readProgress } from '#server/storage/progress-note.ts'
import { openSqlite } from '#server/storage/sqlite.ts'
import { diskFailed, tell } from '#server/storage/trouble.ts'

/** More than a large order writes. */
const roomForOrders = 256_000

/**
 * Whether the disk has room for orders, tried in a file beside the database: a probe inside it would be a change, and
 * an idle shop would be backed up for it. A database whose file was removed cannot be written either.
 */
function openDiskProbe(path: string): () => boolean {
  const { ino } = statSync(path)
  const file = `${path}-probe`

  function tryWriting(): boolean {
    const probe = openSync(file, 'w', 0o600)
    try {
      const written = writeSync(probe, randomBytes(roomForOrders), 0, roomForOrders, 0)
      fsyncSync(probe)
      return written === roomForOrders
    } finally {
      closeSync(probe)
      rmSync(file, { force: true })
    }
  }

  return () => {
    try {
      return statSync(path).ino === ino && tryWriting()
    } catch {
      return false
    }
  }
}

/** The thread that writes. It receives commands by name and answers each when it is durable. */

/** Limits one commit, so that the first of a rush does not wait for the last. */
const mostTogether = 64

const { path, commandsAt, notesIn } = workerData as WriterData
const { commands } = (await import(commandsAt)) as { commands: CommandList<Commands> }
const sqlite = openSqlite(path)
const note = notesIn === undefined ? undefined : openProgressNote(notesIn)
// The first commit makes it if there is none.
if (notesIn !== undefined && readProgress(notesIn) !== undefined) note?.write(commitsIn(sqlite))
const commitTogether = groupCommit(sqlite, commands.list, (commits) => note?.write(commits))

let waiting: CommandSent[] = []
let isWriting = false

const takesWrites = openDiskProbe(path)

parentPort?.on('message', (message: CommandSent[] | 'probe' | 'close') => {
  if (message === 'probe') {
    parentPort?.postMessage({ probed: takesWrites() } satisfies Probed)
    return
  }
  if (message === 'close') {
    sqlite.close()
    note?.close()
    parentPort?.close()
    return
  }
  waiting.push(...message)
  if (isWriting) return
  isWriting = true
  setImmediate(() => void write())
})

async function write() {
  while (waiting.length > 0) {
    const together = waiting.slice(0, mostTogether)
    waiting = waiting.slice(mostTogether)
    try {
      answer(await commitTogether(together))
    } catch (error) {
      // After a failed sync nobody knows what is on the disk; only reopening it tells.
      if (diskFailed(error)) return parentPort?.postMessage({ fell: tell(error) } satisfies Fallen)
      // Commands that arrived while it could not begin have waited with it.
      const told = tell(error)
      answer([...together, ...waiting].map(({ id }) => ({ id, told })))
      waiting = []
    }
    await new Promise(setImmediate)
  }
  isWriting = false
}

const answer = (answers: readonly CommitAnswer[]) => parentPort?.postMessage(answers)
