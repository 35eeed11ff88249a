import {
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import { DatabaseError, Pool, type PoolConfig, type QueryConfig, types } from 'pg'
import { plain } from '#server/storage/plain.ts'
import { StorageUnavailable, worded } from '#server/storage/trouble.ts'
import { milliseconds, seconds } from '#shop/time.ts'

/** A shopper gets a 503 rather than waiting. */
const patience = seconds(2)
/** Longer than the server's own timeout, whose message is better; this one is for a server that is silent. */
const silence = patience + milliseconds(250)

const int8 = 20

type PoolSettings = Pick<PoolConfig, 'max' | 'options' | 'statement_timeout' | 'query_timeout'>

export const forCommands: PoolSettings = { max: 10, statement_timeout: patience, query_timeout: silence }
export const forQuestions: PoolSettings = { ...forCommands, max: 5, options: '-c default_transaction_read_only=on' }
/** A migration has no time limit. */
export const forMigrations: PoolSettings = { max: 1 }

export const postgresDialect = (databaseUrl: string, settings: PoolSettings): PostgresDialect =>
  new PostgresDialect({ pool: openPool(databaseUrl, settings) })

function openPool(databaseUrl: string, settings: PoolSettings): PostgresPool {
  const pool = new Pool({
    ...settings,
    connectionString: databaseUrl,
    connectionTimeoutMillis: patience,
    idle_in_transaction_session_timeout: patience * 2,
    application_name: 'darya',
    types: { getTypeParser },
  })
  // A connection lost while idle is not used again; the next caller gets a new one or an error.
  pool.on('error', () => {})
  // One lost between two statements fails at the next statement.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return { options: pool.options, end: () => pool.end(), connect: () => connect(pool) }
}

async function connect(pool: Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect().catch((error: unknown) => {
    throw error instanceof DatabaseError ? worded(error) : lost(error)
  })
  let isLost = false
  let isStale = false

  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query(asked: unknown, values: readonly unknown[] = []): unknown {
    if (typeof asked !== 'string') throw new TypeError('answers are read whole, not through a cursor')
    return ask(asked, values)
  }

  async function ask(text: string, values: readonly unknown[]) {
    if (isLost) throw lost(undefined)
    try {
      return await client.query(named(text, values))
    } catch (error) {
      isLost = isOfConnection(error)
      isStale ||= error instanceof DatabaseError && error.code === changedPlan
      throw isLost ? lost(error) : worded(error)
    }
  }

  return {
    query,
    release: (broken) => client.release(broken === true || isLost || isStale),
  }
}

/** After a migration, a statement prepared before it may fail with this for the life of its connection. */
const changedPlan = '0A000'

const lost = (cause: unknown) => new StorageUnavailable('the database cannot be reached just now', { cause })

/** pg reports a lost or silent connection by a plain error without a code, or by one of the system. */
const isOfConnection = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof DatabaseError) && (error.constructor === Error || 'syscall' in error)

const names = new Map<string, string>()
const mostNames = 500

/** A named statement is parsed and planned once per connection, which saves a third to a half of the server's work. */
function named(text: string, values: readonly unknown[]): QueryConfig {
  const query = { text, values: values.map(plain) }
  if (values.length === 0) return query
  const known = names.get(text)
  if (known) return { ...query, name: known }
  if (names.size >= mostNames) return query
  const name = `darya_${names.size}`
  names.set(text, name)
  return { ...query, name }
}

const getTypeParser: typeof types.getTypeParser = (oid: number, format?: unknown) =>
  oid === int8 ? wholeNumber : types.getTypeParser(oid, format as 'text')

function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large a number to read`)
  return number
}
