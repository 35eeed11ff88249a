import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { NeedsOperator } from '#server/needs-operator.ts'
import { makeOwnFile } from '#server/storage/rights.ts'
import { classify } from '#server/storage/trouble.ts'

/**
 * Two processes on one file would each serve from their own memory. The lock is an open transaction, which the system
 * ends with the process however it dies, so no stale lock file must be removed by hand.
 */
export function takeShopLock(dataDir: string): { release: () => void } {
  const file = join(dataDir, 'shop.lock')
  makeOwnFile(file)
  const lock = new DatabaseSync(file, { timeout: 0 })
  const release = () => {
    process.off('exit', release)
    if (lock.isOpen) lock.close()
  }
  try {
    lock.exec('begin exclusive')
    // Also when a start ends early: the lock leaves no journal behind.
    process.once('exit', release)
    return { release }
  } catch (error) {
    lock.close()
    if (classify(error) !== 'busy') throw error
    throw new NeedsOperator(
      'unavailable',
      `the shop in ${dataDir} is already open in another process: stop that one first, or set DATABASE_URL to serve from several`,
      { cause: error },
    )
  }
}
