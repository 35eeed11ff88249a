import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import { type Plain, plain } from '#server/storage/plain.ts'
import { classify, worded } from '#server/storage/trouble.ts'
import { milliseconds, seconds } from '#shop/time.ts'

/** How long one call may wait for a lock inside SQLite, which blocks its thread. */
const holdsThread = milliseconds(100)
/** Processes that start together take turns to initialise a new file; nobody waits for their threads yet. */
const holdsThreadAtOpening = seconds(5)
/** An operator's command may write for a moment; after this, callers get a 503. */
const patience = seconds(2)

/** Before 3.51.3 two processes could damage a database in write-ahead logging. */
const safeVersion = '3.51.3'

const statementsKept = 500

/** 16 MB: a page that changes with every order is carried over from the log once for many of them. */
const pagesInLog = 4000

export function openSqlite(path: string, { readOnly = false } = {}): DatabaseSync {
  const sqlite = new DatabaseSync(path, {
    readOnly,
    timeout: holdsThreadAtOpening,
    enableDoubleQuotedStringLiterals: false,
    enableForeignKeyConstraints: true,
  })
  try {
    if (!readOnly) sqlite.exec('pragma journal_mode = wal')
    sqlite.exec('pragma synchronous = full; pragma temp_store = memory; pragma cache_size = -16000')
    sqlite.exec(`pragma wal_autocheckpoint = ${pagesInLog}`)
    refuseUnsafe(sqlite, path)
    sqlite.exec(`pragma busy_timeout = ${holdsThread}`)
    return sqlite
  } catch (error) {
    sqlite.close()
    throw worded(error)
  }
}

/** An order is acknowledged only when it is on the disk, which needs FULL and a working log. */
export function refuseUnsafe(sqlite: DatabaseSync, path: string): void {
  const version = told(sqlite, 'select sqlite_version()')
  const journal = told(sqlite, 'pragma journal_mode')
  const synchronous = told(sqlite, 'pragma synchronous')
  if (!atLeast(version, safeVersion))
    throw new Error(`SQLite ${version} can damage the database: ${safeVersion} or newer is needed`)
  if (journal !== 'wal')
    throw new Error(`${path} has the journal mode '${journal}', not 'wal': is it on a network share?`)
  if (synchronous !== '2') throw new Error(`${path} has synchronous ${synchronous}, not 2 (full)`)
}

const told = (sqlite: DatabaseSync, question: string): string =>
  String(Object.values(sqlite.prepare(question).get() ?? {})[0])

export function atLeast(version: string, wanted: string): boolean {
  const [found, least] = [version.split('.').map(Number), wanted.split('.').map(Number)]
  const differs = least.findIndex((part, place) => found[place] !== part)
  return differs < 0 || (found[differs] ?? 0) > (least[differs] ?? 0)
}

/**
 * Kysely over node:sqlite. A transaction takes the write lock when it begins, so that it never fails half way for it,
 * and waits for it without blocking its thread.
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #sqlite: DatabaseSync
  readonly #waits: number
  readonly #database: SqliteDatabase

  constructor(sqlite: DatabaseSync, { waits = patience } = {}) {
    const database = asKyselyWants(sqlite)
    super({ database })
    this.#sqlite = sqlite
    this.#waits = waits
    this.#database = database
  }

  override createDriver() {
    return new ImmediateDriver(this.#sqlite, this.#database, this.#waits)
  }

  override createAdapter() {
    return new OurAdapter()
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #sqlite: DatabaseSync
  readonly #waits: number

  constructor(sqlite: DatabaseSync, database: SqliteDatabase, waits: number) {
    super({ database })
    this.#sqlite = sqlite
    this.#waits = waits
  }

  override async beginTransaction(connection: DatabaseConnection) {
    const until = performance.now() + this.#waits
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'))
        return
      } catch (error) {
        if (classify(error) !== 'busy' || performance.now() > until) throw error
        await sleep(1 + Math.random() * 20)
      }
    }
  }

  /** After a full disk SQLite has already rolled back. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#sqlite.isTransaction) await super.rollbackTransaction(connection)
  }
}

class OurAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

function asKyselyWants(sqlite: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      const statement = prepare(sqlite, sql)
      const [oldest] = prepared.keys()
      if (prepared.size >= statementsKept && oldest !== undefined) prepared.delete(oldest)
      prepared.set(sql, statement)
      return statement
    },
  }
}

function prepare(sqlite: DatabaseSync, sql: string): SqliteStatement {
  const statement = wording(() => sqlite.prepare(sql))
  const columns = statement.columns().map(({ name }) => name)
  statement.setReturnArrays(true)
  const row = (values: unknown) => rowOf(columns, values as SQLOutputValue[])
  return {
    reader: columns.length > 0,
    all: (values) => wording(() => statement.all(...values.map(bindable))).map(row),
    run: (values) => wording(() => statement.run(...values.map(bindable))),
    iterate: (values) => wording(() => statement.iterate(...values.map(bindable))).map(row),
  }
}

/** Rows of node:sqlite are dictionary objects, slow to make and to read: 20 orders would take half as long again. */
function rowOf(columns: readonly string[], values: readonly SQLOutputValue[]): Record<string, SQLOutputValue> {
  const row: Record<string, SQLOutputValue> = {}
  let place = 0
  for (const column of columns) {
    row[column] = values[place] ?? null
    place += 1
  }
  return row
}

/** By default node:sqlite binds whole numbers as REAL. */
function bindable(value: unknown): Plain {
  const kept = plain(value)
  return Number.isSafeInteger(kept) ? BigInt(kept as number) : kept
}

function wording<Result>(ask: () => Result): Result {
  try {
    return ask()
  } catch (error) {
    throw worded(error)
  }
}
