import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Where } from '#server/storage/database.ts'
import { type Engine, type Migration, migrate } from '#server/storage/migrate.ts'
import { migrations } from '#server/storage/migrations.ts'
import { forMigrations, postgresDialect } from '#server/storage/postgres.ts'
import { NodeSqliteDialect, openSqlite } from '#server/storage/sqlite.ts'
import type { Tables } from '#server/storage/tables.ts'
import { eachDatabase } from '#tests/databases.ts'

const now = Date.UTC(2026, 0, 1)
const all = migrations.map(({ id }) => id)

const half: Migration = {
  id: '9000-half',
  async up(kept, { bigint, strict }) {
    await sql`create table half (id ${bigint} primary key) ${strict}`.execute(kept)
    throw new Error('half way')
  },
}

/** A connection such as the start of a process has. */
function connect(engine: Engine, { dataDir, databaseUrl = '' }: Where): Kysely<Tables> {
  const dialect =
    engine === 'sqlite'
      ? new NodeSqliteDialect(openSqlite(join(dataDir, 'shop.db')))
      : postgresDialect(databaseUrl, forMigrations)
  const database = new Kysely<Tables>({ dialect })
  onTestFinished(() => database.destroy())
  return database
}

eachDatabase((engine, _, { fresh }) => {
  test('an empty database gets every table, and the next start finds nothing to do', async () => {
    const database = connect(engine, await fresh())
    expect(await migrate(database, engine, migrations, now)).toEqual(all)
    expect(await migrate(database, engine, migrations, now)).toEqual([])
  })

  test('four that start at once apply each migration once', async () => {
    const where = await fresh()
    const starting = Array.from({ length: 4 }, () => connect(engine, where))
    const applied = await Promise.all(starting.map((database) => migrate(database, engine, migrations, now)))
    expect(applied.flat().toSorted()).toEqual(all)
  })

  test('a migration that fails leaves nothing behind, and can be tried again when it is mended', async () => {
    const database = connect(engine, await fresh())
    await expect(migrate(database, engine, [...migrations, half], now)).rejects.toThrow('half way')
    await expect(sql`select id from half`.execute(database)).rejects.toThrow(/half/)

    const mended: Migration = {
      id: half.id,
      up: async (kept) => void (await sql`create table half (id text)`.execute(kept)),
    }
    expect(await migrate(database, engine, [...migrations, mended], now)).toEqual([half.id])
  })

  test('an older version of the shop starts on the tables of a newer one', async () => {
    const database = connect(engine, await fresh())
    await migrate(database, engine, migrations, now)
    expect(await migrate(database, engine, migrations.slice(0, 1), now)).toEqual([])
  })
})
