import { type Kysely, sql } from 'kysely'
import type { Commands, RunCommands } from '#server/storage/command.ts'
import type { Database } from '#server/storage/database.ts'
import type { Engine } from '#server/storage/migration.ts'
import type { Tables } from '#server/storage/tables.ts'
import { StorageUnavailable } from '#server/storage/trouble.ts'

interface Lendable<List> {
  readonly database: Database<List>
  /** runs SQL on a connection of its own, to which foreign keys mean nothing */
  readonly run: (statements: string) => Promise<void>
}

/**
 * Opening a database takes longer than most tests do. Therefore one test after the other gets the same one, each as new: what the
 * test before left under way is waited for, what it begins later is refused, and only the rows of the migrations are left.
 */
export function lendDatabases<List extends Commands>(make: () => Promise<Lendable<List>>) {
  const free: { database: Database<List>; empty: () => Promise<void> }[] = []

  async function another() {
    const made = await make()
    const emptying = await emptyingOf(made.database)
    return { database: made.database, empty: () => made.run(emptying) }
  }

  return async function lend(): Promise<{ database: Database<List>; giveBack: () => Promise<void> }> {
    const lent = free.pop() ?? (await another())
    const underWay = new Set<Promise<unknown>>()
    const state = { isOver: false, isClosed: false }

    async function watched(running: () => Promise<unknown>): Promise<unknown> {
      if (state.isOver) throw new StorageUnavailable('the database is closed')
      const command = running()
      underWay.add(command)
      return command.finally(() => underWay.delete(command))
    }
    const commands = Object.entries<(...wanted: unknown[]) => Promise<unknown>>(lent.database.run as never)
    const run = commands.map(([name, command]) => [name, (...wanted: unknown[]) => watched(() => command(...wanted))])

    return {
      database: {
        ...lent.database,
        run: Object.fromEntries(run) as RunCommands<List>,
        async close() {
          state.isClosed = true
          await lent.database.close()
        },
      },
      async giveBack() {
        state.isOver = true
        await Promise.allSettled(underWay)
        if (state.isClosed) return
        await lent.empty()
        free.push(lent)
      },
    }
  }
}

/** What makes a database again what it is now. */
async function emptyingOf({ engine, read }: Pick<Database<unknown>, 'engine' | 'read'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`${sql.raw(tableNames[engine])}`.execute(read)
  const tables = rows.map(({ name }) => name)
  const kept = await Promise.all(tables.map(async (table) => insertionsOf(table, await rowsOf(read, table))))
  const keysApart =
    engine === 'sqlite'
      ? 'pragma foreign_keys = off; begin immediate'
      : "set session_replication_role = 'replica'; begin"
  return [keysApart, ...tables.map((table) => `delete from ${table}`), ...kept.flat(), 'commit'].join(';\n')
}

const tableNames: Record<Engine, string> = {
  sqlite: "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'",
  postgres: "select tablename as name from pg_tables where schemaname = 'public'",
}

const rowsOf = async (read: Kysely<Tables>, table: string) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(read)).rows

const insertionsOf = (table: string, rows: readonly Record<string, unknown>[]): string[] =>
  rows.map(
    (row) => `insert into ${table} (${Object.keys(row).join()}) values (${Object.values(row).map(literal).join()})`,
  )

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
