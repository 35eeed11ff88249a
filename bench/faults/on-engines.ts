import type { CommandList, Commands } from '#server/storage/command.ts'
import type { Database } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { startPostgres } from '#tests/running/postgres-server.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'
import { recordFigure } from '../record-figure.ts'
import { buildOnce, report } from './report.ts'

/** The processes of one shop. */
export type Shops = readonly Pick<RunningShop, 'url'>[]

export const urlOf = (shops: Shops, nr: number): string => shops[nr % shops.length]?.url ?? ''

/**
 * Runs a file of races, [RACES] [ENGINES]: on SQLite with one process, and on PostgreSQL with four on one database, one after the other. What
 * `faults` counts must be 0, what `others` counts is said; the figure is that of the first fault.
 */
export async function raceOnEngines<List extends Commands>(
  { key, title, commands, fault }: Racing<List>,
  race: (shops: Shops, database: Database<List>, races: number) => Promise<Raced>,
): Promise<void> {
  const [races = '1000', engines = 'sqlite,postgres'] = process.argv.slice(2)
  buildOnce()
  for (const engine of engines.split(',')) {
    const postgres = engine === 'postgres' ? await startPostgres() : undefined
    const shared = postgres ? { DATABASE_URL: postgres.url, PEPPER: 'one pepper for all of the processes' } : {}
    const shops = [await openShop(shared)]
    while (shops.length < (postgres ? 4 : 1)) shops.push(await openShop(shared))
    const where = { dataDir: shops[0]?.dataDir ?? '', databaseUrl: postgres?.url }
    const database = await openDatabase(where, commands, { alone: false })
    const { faults, others } = await race(shops, database, Number(races))
    await database.close()
    for (const shop of shops) await shop.stop()
    await postgres?.stop()
    report(`${title} on ${engine}, ${shops.length} processes`, undefined, {
      ...Object.fromEntries(Object.entries(others).map(([name, count]) => [name, [count] as const])),
      ...Object.fromEntries(Object.entries(faults).map(([name, count]) => [name, [count, 0] as const])),
    })
    const found = Object.values(faults).reduce((sum, count) => sum + count, 0)
    recordFigure(`${key}-${engine}`, `${found} of ${races} ${fault}, ${shops.length} processes`)
  }
}

interface Racing<List extends Commands> {
  /** the name of its figures, without the engine */
  readonly key: string
  readonly title: string
  readonly commands: CommandList<List>
  /** in a word: 'oversold' */
  readonly fault: string
}

export interface Raced {
  readonly faults: Readonly<Record<string, number>>
  readonly others: Readonly<Record<string, number>>
}
