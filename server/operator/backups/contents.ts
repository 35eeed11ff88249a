import { createHash } from 'node:crypto'
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { toDisk } from '#server/storage/to-disk.ts'

export interface Holdings {
  readonly orders: number
  readonly accounts: number
}

const contents = v.object({ sha256: v.string(), orders: v.number(), accounts: v.number() })

/** The file beside each backup: what it holds, and the checksum that finds one changed bit. */
export const contentsFile = (backup: string): string => `${backup}.json`

/** It is on the disk before the backup is renamed. */
export function writeContents(backup: string, { part, holdings }: { part: string; holdings: Holdings }): void {
  const file = contentsFile(backup)
  writeFileSync(`${file}.part`, JSON.stringify({ sha256: sumOf(part), ...holdings }), { mode: 0o600 })
  toDisk(`${file}.part`)
  renameSync(`${file}.part`, file)
}

/** Whether a backup is as it was written; unknown for backups from before checksums. */
export function conditionOf(backup: string): 'sound' | 'damaged' | 'unreadable' | 'unknown' {
  if (isUnreadable(backup)) return 'unreadable'
  if (!existsSync(contentsFile(backup))) return 'unknown'
  return readContents(backup)?.sha256 === sumOf(backup) ? 'sound' : 'damaged'
}

/** It belongs to another user, such as one who made it by hand. */
export const isUnreadable = (backup: string): boolean => [backup, contentsFile(backup)].some(isForbidden)

function isForbidden(file: string): boolean {
  try {
    accessSync(file, constants.R_OK)
    return false
  } catch (error) {
    return ['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')
  }
}

/** What a backup holds, as far as that can be read without restoring it. */
export function holdingsOf(backup: string): Holdings | undefined {
  const known = readContents(backup)
  if (known) return { orders: known.orders, accounts: known.accounts }
  return backup.endsWith('.db') ? countedIn(backup) : undefined
}

export const holdingsInWords = ({ orders, accounts }: Holdings): string => `${orders} orders, ${accounts} accounts`

function readContents(backup: string): v.InferOutput<typeof contents> | undefined {
  try {
    const read = v.safeParse(contents, JSON.parse(readFileSync(contentsFile(backup), 'utf8')))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

function countedIn(file: string): Holdings | undefined {
  try {
    const copy = new DatabaseSync(file, { readOnly: true })
    try {
      return countHoldings(copy)
    } finally {
      copy.close()
    }
  } catch {
    return undefined
  }
}

export function countHoldings(database: DatabaseSync): Holdings {
  const tables = new Set(
    database
      .prepare("select name from sqlite_master where type = 'table'")
      .all()
      .map(({ name }) => name),
  )
  const count = (table: string) =>
    tables.has(table) ? Number(database.prepare(`select count(*) as count from ${table}`).get()?.['count']) : 0
  return { orders: count('orders'), accounts: count('users') }
}

/** Read piece by piece, because a backup may be larger than the memory. */
function sumOf(file: string): string {
  const sum = createHash('sha256')
  const piece = Buffer.alloc(1 << 20)
  const open = openSync(file, 'r')
  try {
    for (let length = readSync(open, piece); length > 0; length = readSync(open, piece))
      sum.update(piece.subarray(0, length))
    return sum.digest('hex')
  } finally {
    closeSync(open)
  }
}
