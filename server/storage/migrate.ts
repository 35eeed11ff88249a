import { createHash } from 'node:crypto'
import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
  type Transaction,
} from 'kysely'
import { NeedsOperator } from '#server/needs-operator.ts'
import type { Engine, EngineWords, Migration } from '#server/storage/migration.ts'
import type { Tables } from '#server/storage/tables.ts'
import { classify, isTableMissing } from '#server/storage/trouble.ts'

const engineWords: Record<Engine, EngineWords> = {
  sqlite: {
    bigint: sql.raw('integer'),
    strict: sql.raw('strict'),
    keyed: sql.raw('strict, without rowid'),
    keysLater: false,
    textIn: (column, key) => sql`json_extract(${sql.ref(column)}, ${sql.lit(`$.${key}`)})`,
  },
  postgres: {
    bigint: sql.raw('bigint'),
    strict: sql.raw(''),
    keyed: sql.raw(''),
    keysLater: true,
    textIn: (column, key) => sql`(cast(${sql.ref(column)} as json) ->> ${sql.lit(key)})`,
  },
}

/**
 * Brings the tables up to date, each migration in a transaction of its own, and says which it applied. Any number of
 * processes may do so at once: updating the row '' makes them wait for each other (no engine lacks that; advisory
 * locks some do).
 */
export async function migrate(
  database: Kysely<Tables>,
  engine: Engine,
  migrations: readonly Migration[],
  now: number,
): Promise<string[]> {
  const words = engineWords[engine]
  await prepareLock(database, words)
  const known = new Set((await database.selectFrom('migrations').select('id').execute()).map(({ id }) => id))
  await refuseChanged(
    database,
    words,
    migrations.filter(({ id }) => known.has(id)),
  )
  const applied: string[] = []
  for (const migration of migrations.filter(({ id }) => !known.has(id))) {
    const isNew = await inTransaction(database, async (tx) => {
      await tx.updateTable('migrations').set({ applied_at: now }).where('id', '=', '').execute()
      const done = await tx.selectFrom('migrations').select('id').where('id', '=', migration.id).executeTakeFirst()
      if (done) return false
      await migration.up(tx, words)
      await tx.insertInto('migrations').values({ id: migration.id, applied_at: now }).execute()
      await keepChecksum(tx, migration.id, await checksumOf(migration, words))
      return true
    })
    if (isNew) applied.push(migration.id)
  }
  return applied
}

/** The version before may be at work in the same tables, and an engine ask one of the two to come again. */
async function inTransaction<Left>(
  database: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Left>,
  triesLeft = 5,
): Promise<Left> {
  try {
    return await database.transaction().execute(work)
  } catch (error) {
    if (triesLeft === 0 || classify(error) !== 'retry') throw error
    return inTransaction(database, work, triesLeft - 1)
  }
}

/** Whether anything was ever kept here. A database that cannot be asked is not an empty one. */
export async function holdsShop(database: Kysely<Tables>): Promise<boolean> {
  try {
    const applied = await database.selectFrom('migrations').select('id').where('id', '<>', '').limit(1).execute()
    return applied.length > 0
  } catch (error) {
    return !isTableMissing(error)
  }
}

/**
 * Tables that were made by another text of a migration would fail later, at some order. A database from before there
 * were checksums is taken as it is.
 */
async function refuseChanged(
  database: Kysely<Tables>,
  words: EngineWords,
  applied: readonly Migration[],
): Promise<void> {
  const rows = await database.selectFrom('migration_checksums').select(['id', 'checksum']).execute()
  const kept = new Map(rows.map(({ id, checksum }) => [id, checksum]))
  for (const migration of applied) {
    const checksum = await checksumOf(migration, words)
    const was = kept.get(migration.id)
    if (was === undefined) await keepChecksum(database, migration.id, checksum)
    else if (was !== checksum) throw new NeedsOperator('data', changed(migration.id))
  }
}

const changed = (id: string) =>
  `the tables of this database were made by another text of the migration ${id} than this version of the shop has. ` +
  'Either that migration was changed after it had been applied, or the database comes from a version that was never released. ' +
  'Start the version that made the database; or put the migration back as it was, and its change into a new one; ' +
  'or begin with another DATA_DIR or DATABASE_URL.'

async function keepChecksum(database: Kysely<Tables>, id: string, checksum: string): Promise<void> {
  await database
    .insertInto('migration_checksums')
    .values({ id, checksum })
    .onConflict((known) => known.doNothing())
    .execute()
}

/** On PostgreSQL two `create table if not exists` at once can both find nothing, and one fails: it looks again. */
async function prepareLock(database: Kysely<Tables>, words: EngineWords, triesLeft = 5): Promise<void> {
  try {
    await database.transaction().execute(async (tx) => {
      await sql`create table if not exists migrations (
        id text primary key,
        applied_at ${words.bigint} not null
      ) ${words.strict}`.execute(tx)
      await sql`create table if not exists migration_checksums (
        id text primary key,
        checksum text not null
      ) ${words.strict}`.execute(tx)
      await tx
        .insertInto('migrations')
        .values({ id: '', applied_at: 0 })
        .onConflict((known) => known.doNothing())
        .execute()
    })
  } catch (error) {
    if (triesLeft === 0 || classify(error) !== 'unique') throw error
    await prepareLock(database, words, triesLeft - 1)
  }
}

/**
 * The checksum of the statements that a migration sends, collected without running them. Formatting and inserted rows
 * do not count, only what another version would find changed.
 */
async function checksumOf(migration: Migration, words: EngineWords): Promise<string> {
  const said: string[] = []
  const nobody = new Kysely<Tables>({
    dialect: {
      createDriver: () => new DummyDriver(),
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (database) => new SqliteIntrospector(database),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    log({ query }) {
      if (query.parameters.length === 0) said.push(query.sql.replaceAll(/\s+/g, ' ').trim())
    },
  })
  await nobody.transaction().execute((tx) => migration.up(tx, words))
  return createHash('sha256').update(said.join(';\n')).digest('hex').slice(0, 16)
}
