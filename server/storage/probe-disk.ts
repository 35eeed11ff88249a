import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, rmSync, statSync, writeSync } from 'node:fs'

/** More than a large order writes. */
const roomForOrders = 256_000

/**
 * Whether the disk has room for orders, tried in a file beside the database: a probe inside it would be a change, and
 * an idle shop would be backed up for it. A database whose file was removed cannot be written either.
 */
export function openDiskProbe(path: string): () => boolean {
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
