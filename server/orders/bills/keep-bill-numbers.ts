import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Log } from '#server/http/log.ts'
import type { Runs } from '#server/storage/database.ts'
import { keepBeside } from '#server/storage/keep-beside.ts'
import { makeFolder } from '#server/storage/make-folder.ts'
import { type NotedSeries, noteOfSeries, numberIn } from '#shop/orders/bills/bills.ts'
import type { billsCommands } from './bills-commands.ts'

interface Shop {
  readonly database: Runs<typeof billsCommands>
  /** where the backups lie */
  readonly folder: string
  readonly log: Pick<Log, 'warn'>
  readonly now: () => number
  readonly every?: number
}

/**
 * A backup is older than the bills that were drawn since. Up to which numbers they may reach stands in a file beside the
 * backups; at each start, before anything is sent out, a database that is behind it leaves these numbers out.
 */
export async function keepBillNumbers({
  database,
  folder,
  log,
  now,
  every,
}: Shop): Promise<{ close(): Promise<void> }> {
  const file = join(folder, 'bill-numbers.json')
  const noted = readNoted(file)
  const gaps = await database.run.leaveRoomForBills({ noted, at: now() })
  if (gaps.length > 0)
    log.warn(
      { gaps: gaps.map(({ series, first, last }) => `${numberIn(series, first)} to ${numberIn(series, last)}`) },
      'the database was restored: these bill numbers are left out, because they may have been used since',
    )
  return keepBeside(note, every)

  async function note(): Promise<void> {
    try {
      const series = await database.read.selectFrom('bill_series').select(['series', 'last']).execute()
      const fresh = series.flatMap(({ series: name, last }) => {
        const known = noteOfSeries(noted[name], last)
        return known === undefined ? [] : [[name, known] as const]
      })
      if (fresh.length === 0) return
      makeFolder(folder)
      const all = { ...noted, ...Object.fromEntries(fresh) }
      const part = `${file}.part`
      writeFileSync(part, `${JSON.stringify(all, undefined, 2)}\n`, { mode: 0o600, flush: true })
      renameSync(part, file)
      Object.assign(noted, all)
    } catch (trouble) {
      log.warn(
        { err: trouble },
        'the last bill numbers could not be written beside the backups; it will be tried again',
      )
    }
  }
}

const noteSchema = v.record(v.string(), v.object({ last: v.number(), upTo: v.number() }))

/** A file that cannot be read says nothing: then a restore leaves as much room as the pace of the shop asks for. */
function readNoted(file: string): Record<string, NotedSeries> {
  try {
    const read = v.safeParse(noteSchema, JSON.parse(readFileSync(file, 'utf8')))
    return read.success ? read.output : {}
  } catch {
    return {}
  }
}
