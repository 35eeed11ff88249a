import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Referenced here, because an unreferenced lock is collected and released. */
const locks = new Set<DatabaseSync>()

/**
 * Locks a file for this process; undefined if another one has it. The lock is SQLite's, so it dies with its holder: a
 * killed run never blocks the next one.
 */
export function takenAlone(file: string) {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (refusal) {
    lock.close()
    if (isBusy(refusal)) return undefined
    throw refusal
  }
  locks.add(lock)
  return {
    giveBack() {
      locks.delete(lock)
      lock.close()
    },
  }
}

function isBusy(refusal: unknown) {
  return refusal instanceof Error && 'errcode' in refusal && refusal.errcode === 5
}
