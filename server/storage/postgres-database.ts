import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, sql, type Transaction } from 'kysely'
import { type CommandList, type Commands, runCommand, runCommands } from '#server/storage/command.ts'
import type { Database } from '#server/storage/database.ts'
import { onEngine } from '#server/storage/engine-of.ts'
import { refuseForeignPostgres } from '#server/storage/foreign.ts'
import { LostShop } from '#server/storage/lost-shop.ts'
import { holdsShop, migrate } from '#server/storage/migrate.ts'
import { migrations } from '#server/storage/migrations.ts'
import { forCommands, forMigrations, forQuestions, postgresDialect } from '#server/storage/postgres.ts'
import { openReadiness } from '#server/storage/readiness.ts'
import type { Tables } from '#server/storage/tables.ts'
import { classify, StorageUnavailable } from '#server/storage/trouble.ts'
import { seconds } from '#shop/time.ts'

/** After this the shopper gets a 503. */
const keepsTrying = seconds(4)

export async function openPostgresDatabase<List extends Commands>(
  databaseUrl: string,
  commands: CommandList<List>,
  { signs }: { signs: readonly string[] },
): Promise<Database<List>> {
  await migratePostgres(databaseUrl, { signs })
  const read = onEngine(new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, forQuestions) }), 'postgres')
  const write = new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, forCommands) })
  const underWay = new Set<Promise<unknown>>()
  let isClosed = false

  function run(name: string, wanted: readonly unknown[]): Promise<unknown> {
    if (isClosed) return Promise.reject(new StorageUnavailable('the database is closed'))
    const command = tried(write, (tx) => runCommand(commands.list, name, onEngine(tx, 'postgres'), wanted)).finally(
      () => underWay.delete(command),
    )
    underWay.add(command)
    return command
  }

  const readiness = openReadiness({
    answers: () => read.selectFrom('migrations').select('id').where('id', '=', '').executeTakeFirstOrThrow(),
    takesWrites: (last) => takesWrites(write, last),
    probeIsCommand: true,
  })

  return {
    engine: 'postgres',
    read,
    lost: undefined,
    run: runCommands(commands.list, (name, wanted) => readiness.watch(run(name, wanted))),
    ready: readiness.isReady,
    async close() {
      isClosed = true
      await Promise.allSettled(underWay)
      await Promise.all([read.destroy(), write.destroy()])
    },
  }
}

export async function migratePostgres(
  databaseUrl: string,
  { signs = [] }: { signs?: readonly string[] } = {},
): Promise<string[]> {
  const database = new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, forMigrations) })
  try {
    await refuseForeignPostgres(database)
    if (signs.length > 0 && !(await holdsShop(database))) throw new LostShop('PostgreSQL', signs)
    return await migrate(database, 'postgres', migrations, Date.now())
  } finally {
    await database.destroy()
  }
}

/**
 * READ COMMITTED is enough, because a key or a conditional write decides every race; some engines ask for a retry even
 * so.
 */
async function tried(write: Kysely<Tables>, command: (tx: Transaction<Tables>) => Promise<unknown>): Promise<unknown> {
  const until = performance.now() + keepsTrying
  for (let tries = 1; ; tries += 1) {
    try {
      return await write.transaction().setIsolationLevel('read committed').execute(command)
    } catch (error) {
      if (classify(error) !== 'retry') throw error
      if (performance.now() > until) throw new StorageUnavailable('the database is too busy just now', { cause: error })
      await sleep(Math.random() * Math.min(200, 4 * 2 ** tries))
    }
  }
}

/** A read-only server says so at once. A server that refused the last command is asked to write and roll back. */
async function takesWrites(write: Kysely<Tables>, { failed }: { failed: boolean }): Promise<boolean> {
  const { rows } = await sql<{ only: boolean }>`select ${onlyReads} as only`.execute(write)
  if (rows[0]?.only !== false) return false
  if (failed)
    await write.transaction().execute(async (tx) => {
      await tx.insertInto('limits').values(probe).execute()
      await tx.deleteFrom('limits').where('what', '=', probe.what).where('who', '=', probe.who).execute()
    })
  return true
}

const onlyReads = sql`pg_is_in_recovery() or current_setting('transaction_read_only')::boolean`
const probe = { what: 'probe', who: '', window_start: 0, count: 0 }
