import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Log } from '#server/http/log.ts'
import type { Runs } from '#server/storage/database.ts'
import { keepBeside } from '#server/storage/keep-beside.ts'
import { makeFolder } from '#server/storage/make-folder.ts'
import { byFrom } from '#shop/by.ts'
import { hours } from '#shop/time.ts'
import type { erasingCommands } from './erasing-commands.ts'

interface Shop {
  readonly database: Runs<typeof erasingCommands>
  /** where the backups lie */
  readonly folder: string
  readonly log: Pick<Log, 'info' | 'warn'>
  readonly now: () => number
  readonly every?: number
}

/**
 * A backup is older than what was erased since, so a restored one would bring those people back. Whose account was erased
 * stands in a file beside the backups, by its id alone; at each start, before anybody is served, they are erased again.
 */
export async function keepErasures({ every, ...shop }: Shop): Promise<{ close(): Promise<void> }> {
  const file = join(shop.folder, 'erased.jsonl')
  const noted = readNoted(file)
  await eraseAgain(shop, noted)
  // All of them once; then those of lately, by a clock that may be set back a little.
  let from = Number.NEGATIVE_INFINITY
  return keepBeside(async () => {
    if (await noteNew(shop, { file, noted, from })) from = shop.now() - hours(1)
  }, every)
}

const noteSchema = v.object({ account: v.string(), by: v.string(), at: v.number() })
type Note = v.InferOutput<typeof noteSchema>

/** A line that a crash left unfinished is written again, because its account is still among the erasures of the database. */
function readNoted(file: string): Map<string, Note> {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const notes = text.split('\n').flatMap((line) => {
    try {
      const note = v.safeParse(noteSchema, JSON.parse(line))
      return note.success ? [note.output] : []
    } catch {
      return []
    }
  })
  return new Map(notes.map((note) => [note.account, note]))
}

async function eraseAgain({ database, log, now }: Shop, noted: ReadonlyMap<string, Note>) {
  let again = 0
  // Nearly always none of them is there, and a start should not wait for as many commands as people were ever erased.
  const people = noted.size === 0 ? [] : await everybody(database)
  for (const note of people.flatMap(({ id }) => noted.get(id) ?? [])) {
    const erasing = await database.run.eraseAccount({ userId: note.account, by: byFrom(note.by), at: now() })
    if (erasing.erased) again += 1
  }
  if (again > 0) log.info({ again }, 'accounts that were erased after the backup was made are erased again')
}

const everybody = ({ read }: Shop['database']) =>
  read
    .selectFrom('users')
    .select('id')
    .unionAll((all) => all.selectFrom('phone_customers').select('id'))
    .execute()

async function noteNew(
  { database, folder, log }: Shop,
  { file, noted, from }: { file: string; noted: Map<string, Note>; from: number },
): Promise<boolean> {
  try {
    const rows = await database.read
      .selectFrom('erasures')
      .select(['user_id', 'asked_by', 'erased_at'])
      .$if(from > 0, (all) => all.where('erased_at', '>=', from))
      .execute()
    const fresh = rows
      .filter(({ user_id }) => !noted.has(user_id))
      .map((row) => ({ account: row.user_id, by: row.asked_by, at: row.erased_at }))
    if (fresh.length === 0) return true
    makeFolder(folder)
    appendFileSync(file, fresh.map((note) => `\n${JSON.stringify(note)}`).join(''), { mode: 0o600, flush: true })
    for (const note of fresh) noted.set(note.account, note)
    return true
  } catch (trouble) {
    log.warn(
      { err: trouble },
      'the list of erased people beside the backups could not be written; it will be tried again',
    )
    return false
  }
}
