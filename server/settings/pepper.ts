import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NeedsOperator } from '#server/needs-operator.ts'
import { shopFolder } from '#server/storage/shop-file.ts'

const shortest = 32

/**
 * The secret outside the database: without it a stolen database reveals no password and no code. A live shop gets it
 * from a setting; a trial shop makes its own once, in a file that only its user can read.
 */
export function pepperOf({ pepper, dataDir }: { pepper: string | undefined; dataDir: string }): string {
  if (pepper !== undefined) return pepper
  const file = join(shopFolder(dataDir), 'pepper')
  if (!existsSync(file)) make(file)
  const made = readFileSync(file, 'utf8')
  if (made.length >= shortest) return made
  throw new NeedsOperator(
    'data',
    `${file} does not hold a complete pepper: put back your copy of it, or remove it if nobody has an account yet.`,
  )
}

/** Written under another name and then renamed, so that no other process reads half of it. */
function make(file: string) {
  const fresh = `${file}.${process.pid}`
  try {
    writeFileSync(fresh, randomBytes(shortest).toString('base64url'), { mode: 0o600 })
    linkSync(fresh, file)
  } catch (trouble) {
    if ((trouble as NodeJS.ErrnoException).code !== 'EEXIST') throw trouble
  } finally {
    rmSync(fresh, { force: true })
  }
}
