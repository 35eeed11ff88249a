import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotOpen } from '#server/storage/cannot-open.ts'
import { classify } from '#server/storage/trouble.ts'

/**
 * Two processes on one file would each serve from a memory of their own. The lock is an open transaction, which the
 * system ends with the process however it dies: no stale lock file ever needs removing by hand.
 */
export function takeShopLock(dataDir: string): { release: () => void } {
  const lock = new DatabaseSync(join(dataDir, 'shop.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    return { release: () => lock.isOpen && lock.close() }
  } catch (error) {
    lock.close()
    if (classify(error) !== 'busy') throw error
    throw new CannotOpen(
      `the shop in ${dataDir} is already open in another process: stop that one first, or set DATABASE_URL to serve from several`,
      { cause: error },
    )
  }
}
