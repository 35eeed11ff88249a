import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import { NeedsOperator } from '#server/needs-operator.ts'
import type { Tables } from '#server/storage/tables.ts'
import { seconds } from '#shop/time.ts'

/**
 * Refuses another program's database, in which our tables must not be made. Ours has tables and among them the mark of
 * the first start, or it has no tables at all.
 */

/** Checked before anything is written beside the file or into it. */
export function refuseForeignFile(file: string): void {
  const isThere = statSync(file, { throwIfNoEntry: false })
  if (isThere === undefined) return
  if (!isThere.isFile())
    throw new NeedsOperator('configuration', `${file} is not a file: move it away, or set DATA_DIR to another folder.`)
  refuse(file, foreignTables(file), 'DATA_DIR')
}

/** The tables of another program; none if the file is a shop's or empty. */
export function foreignTables(file: string): readonly string[] {
  const found = new DatabaseSync(file, { readOnly: true, timeout: waits })
  try {
    const tables = found
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%'")
      .all()
    const columns = found.prepare("select name from pragma_table_info('migrations')").all()
    const isMarked =
      namesIn(columns) === markColumns && found.prepare("select 1 from migrations where id = ''").get() !== undefined
    return isMarked ? [] : tables.map(({ name }) => String(name))
  } finally {
    found.close()
  }
}

export async function refuseForeignPostgres(database: Kysely<Tables>): Promise<void> {
  // The information schema hides tables on which this role has no rights, and ours would pass for another program's.
  const { rows: columns } = await sql<{ name: string; readable: boolean; role: string; database: string }>`
    select a.attname as name, has_table_privilege(c.oid, 'select') as readable,
      current_user::text as role, current_database()::text as database
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relname = 'migrations' and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped`.execute(database)
  const looksMarked = namesIn(columns) === markColumns
  const shut = looksMarked ? columns.find(({ readable }) => !readable) : undefined
  if (shut)
    throw new NeedsOperator(
      'configuration',
      `the user ${shut.role} has no rights on the shop's tables in the database ${shut.database} that DATABASE_URL names: name their owner in DATABASE_URL, or grant the tables to ${shut.role}.`,
    )
  const isMarked =
    looksMarked &&
    (await database.selectFrom('migrations').select('id').where('id', '=', '').executeTakeFirst()) !== undefined
  if (!isMarked) refuse('the database that DATABASE_URL names', await tablesInPostgres(database), 'DATABASE_URL')
}

/** Those of an extension do not count. */
async function tablesInPostgres(database: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind in ('r', 'p')
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')`.execute(database)
  return rows.map(({ name }) => name)
}

/** A copy is put into an empty database only. */
export async function refuseFilledPostgres(database: Kysely<Tables>): Promise<void> {
  const tables = await tablesInPostgres(database)
  if (tables.length > 0)
    throw new NeedsOperator(
      'configuration',
      `the database that DATABASE_URL names is not empty (it has ${named(tables)}): make an empty one (createdb), name that in DATABASE_URL and restore again. Nothing was changed.`,
    )
}

const waits = seconds(5)

const markColumns = 'applied_at,id'

const namesIn = (rows: readonly Record<string, unknown>[]): string =>
  rows
    .map(({ name }) => String(name))
    .toSorted()
    .join()

function refuse(where: string, foreign: readonly string[], setting: string) {
  if (foreign.length === 0) return
  throw new NeedsOperator(
    'data',
    `${where} belongs to another program (its tables are ${named(foreign)}): set ${setting} to an empty place for the shop.`,
  )
}

function named(tables: readonly string[]): string {
  const [first, second, third, ...more] = tables.toSorted()
  const shown = [first, second, third].filter((name) => name !== undefined).join(', ')
  return more.length === 0 ? shown : `${shown} and ${more.length} more`
}
