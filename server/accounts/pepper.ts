import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The secret that stands outside the database: whoever steals only that can check no password and no code. A live shop
 * is told it by a setting; a shop on trial makes its own once, in a file that only its user can read.
 */
export function pepperOf({ pepper, dataDir }: { pepper: string | undefined; dataDir: string }): string {
  if (pepper !== undefined) return pepper
  const file = join(dataDir, 'pepper')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // Written beside and then given its name, so that no other process can read half of it.
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(fresh, file)
  } catch (trouble) {
    if ((trouble as NodeJS.ErrnoException).code !== 'EEXIST') throw trouble
  } finally {
    rmSync(fresh)
  }
  return readFileSync(file, 'utf8')
}
