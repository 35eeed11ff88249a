// Kills processes in the middle of their migrations: npm exec -- node bench/faults/migration.ts [KILLS]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { Client } from 'pg'
import type { Where } from '#server/storage/database.ts'
import { migrate } from '#server/storage/migrate.ts'
import { migrations } from '#server/storage/migrations.ts'
import { forMigrations, postgresDialect } from '#server/storage/postgres.ts'
import { shopFile } from '#server/storage/shop-file.ts'
import { NodeSqliteDialect, openSqlite } from '#server/storage/sqlite.ts'
import type { Tables } from '#server/storage/tables.ts'
import { startPostgres } from '#tests/running/postgres-server.ts'
import { recordFigure } from '../record-figure.ts'
import { report } from './report.ts'

export interface Migrated {
  readonly kills: number
  /** kills between two migrations */
  readonly halfWay: number
  /** how often the next start left other tables than a new shop has */
  readonly otherTables: number
  /** how often rows from before were changed or missing */
  readonly otherRows: number
}

const trialProcess = join(import.meta.dirname, '../../tests/models/trial-process.ts')
/** PostgreSQL must be connected first. */
const mostWait = { sqlite: 40, postgres: 200 }

/** Each time an older shop is migrated, killed meanwhile, and started again. */
export async function killMigrations(fresh: () => Promise<Where>, kills: number): Promise<Migrated> {
  const wanted = await inShop(await fresh(), async (shop) => {
    await bringTo(shop, migrations.length)
    return tablesOf(shop)
  })
  const found = { kills: 0, halfWay: 0, otherTables: 0, otherRows: 0 }
  for (; found.kills < kills; found.kills += 1) {
    const where = await fresh()
    const older = 1 + (found.kills % (migrations.length - 1))
    const rows = await inShop(where, async (shop) => {
      await bringTo(shop, older)
      await shop.database.insertInto('changes').values(oldRows).execute()
      return rowsOf(shop)
    })
    await startAndKill(where)
    await inShop(where, async (shop) => {
      const made = (await shop.database.selectFrom('migrations').select('id').execute()).length - 1
      if (made > older && made < migrations.length) found.halfWay += 1
      await bringTo(shop, migrations.length)
      if ((await tablesOf(shop)) !== wanted) found.otherTables += 1
      if ((await rowsOf(shop)) !== rows) found.otherRows += 1
    })
  }
  return found
}

const oldRows = Array.from({ length: 50 }, (_, nr) => ({ topic: `from before ${nr}`, version: nr }))

interface Shop {
  readonly engine: 'sqlite' | 'postgres'
  readonly database: Kysely<Tables>
}

async function inShop<Found>({ dataDir, databaseUrl }: Where, look: (shop: Shop) => Promise<Found>): Promise<Found> {
  const dialect = databaseUrl
    ? postgresDialect(databaseUrl, forMigrations)
    : new NodeSqliteDialect(openSqlite(shopFile(dataDir)))
  const database = new Kysely<Tables>({ dialect })
  try {
    return await look({ engine: databaseUrl ? 'postgres' : 'sqlite', database })
  } finally {
    await database.destroy()
  }
}

const bringTo = ({ engine, database }: Shop, count: number) =>
  migrate(database, engine, migrations.slice(0, count), Date.now())

async function tablesOf({ engine, database }: Shop): Promise<string> {
  const { rows } = await (engine === 'sqlite'
    ? sql`select name, sql from sqlite_master order by name`
    : sql`select table_name, column_name, data_type, is_nullable from information_schema.columns
        where table_schema = 'public'
        union all select tablename, indexname, indexdef, '' from pg_indexes where schemaname = 'public'
        order by 1, 2`
  ).execute(database)
  return JSON.stringify(rows)
}

const rowsOf = async ({ database }: Shop): Promise<string> =>
  JSON.stringify(await database.selectFrom('changes').selectAll().orderBy('topic').execute())

async function startAndKill(where: Where): Promise<void> {
  const child = spawn(process.execPath, [trialProcess, 'migrateAloud', JSON.stringify(where)])
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  await sleep(Math.random() * (where.databaseUrl ? mostWait.postgres : mostWait.sqlite))
  child.kill('SIGKILL')
  await ended
}

if (import.meta.main) {
  const [kills = 200] = process.argv.slice(2).map(Number)
  const home = mkdtempSync(join(tmpdir(), 'darya-migration-'))
  const postgres = await startPostgres()
  let count = 0
  const places = {
    SQLite: async () => ({ dataDir: join(home, String((count += 1))) }),
    PostgreSQL: async () => {
      const name = `shop_${(count += 1)}`
      const client = new Client({ connectionString: postgres.url })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return { dataDir: home, databaseUrl: Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href }
    },
  }
  for (const [engine, fresh] of Object.entries(places)) {
    const { halfWay, otherTables, otherRows } = await killMigrations(fresh, kills)
    report(`${engine}: ${kills} kills in the middle of migrations`, undefined, {
      'of them between two migrations': [halfWay],
      'then other tables than a new shop': [otherTables, 0],
      'then other rows than before': [otherRows, 0],
    })
    recordFigure(
      `migration-${engine.toLowerCase()}`,
      `${kills} kills: ${otherTables} other tables, ${otherRows} other rows`,
    )
  }
  await postgres.stop()
  rmSync(home, { recursive: true })
}
