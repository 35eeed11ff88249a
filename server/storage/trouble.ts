/** The one place that knows the error codes of both engines. It never reads messages. */
type Trouble = 'unique' | 'retry' | 'busy' | 'unavailable' | 'other'

/** The database is unavailable: HTTP answers 503, and the same request may be retried. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
  readonly trouble: 'busy' | 'unavailable'

  constructor(
    why: string,
    { cause, trouble = 'unavailable' }: { cause?: unknown; trouble?: 'busy' | 'unavailable' } = {},
  ) {
    super(why, { cause })
    this.trouble = trouble
  }
}

/** An error from the writer thread: its class crosses with it, and SQLite's code where it is of no class. */
class ToldError extends Error {
  readonly trouble: Trouble
  readonly errcode: number | undefined

  constructor({ trouble, errcode, name, message, stack }: TroubleReport) {
    super(message)
    this.trouble = trouble
    this.errcode = errcode
    this.name = name
    if (stack !== undefined) this.stack = stack
  }
}

export interface TroubleReport {
  readonly trouble: Trouble
  readonly errcode: number | undefined
  readonly name: string
  readonly message: string
  readonly stack: string | undefined
}

export function classify(error: unknown): Trouble {
  if (error instanceof StorageUnavailable || error instanceof ToldError) return error.trouble
  if (!(error instanceof Error)) return 'other'
  if ('errcode' in error && typeof error.errcode === 'number') return ofSqlite(error.errcode)
  if ('constraint' in error && error.constraint === keyOfPresses) return 'retry'
  if ('code' in error && typeof error.code === 'string') return ofPostgres(error.code)
  return 'other'
}

/** Turns temporary trouble into `StorageUnavailable`; any other error stays as it is. */
export function worded(error: unknown): unknown {
  const trouble = classify(error)
  if (error instanceof StorageUnavailable || (trouble !== 'busy' && trouble !== 'unavailable')) return error
  return new StorageUnavailable(cannotBeAsked, { cause: error, trouble })
}

/** The disk itself failed; it is not just full. */
export function diskFailed(error: unknown): boolean {
  const cause = error instanceof StorageUnavailable ? error.cause : error
  if (!(cause instanceof Error) || !('errcode' in cause)) return false
  return (Number(cause.errcode) & 0xff) === 10 && cause.errcode !== noSpaceForIndex
}

/** SQLite's general code for a wrong statement, which ours are not otherwise. */
export function isTableMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('errcode' in error && error.errcode === 1) || ('code' in error && error.code === '42P01')
}

export function tell(error: unknown): TroubleReport {
  const reason = error instanceof StorageUnavailable ? (error.cause ?? error) : error
  const { name, message, stack } = reason instanceof Error ? reason : new Error(String(reason))
  const code = reason instanceof Error && 'errcode' in reason ? Number(reason.errcode) : undefined
  const trouble = classify(error)
  return {
    trouble,
    errcode: trouble === 'other' ? code : undefined,
    name,
    message: code === undefined ? message : `${message} (${code})`,
    stack,
  }
}

export function retell(told: TroubleReport): Error {
  const { trouble } = told
  const error = new ToldError(told)
  return trouble === 'busy' || trouble === 'unavailable'
    ? new StorageUnavailable(told.message, { cause: error, trouble })
    : error
}

/** The index of the log could not grow: a full disk by another name. */
const noSpaceForIndex = 4874

const cannotBeAsked = 'the database cannot be reached just now'

const sqliteUnique = new Set([2067, 1555, 2579])
const sqliteBusy = new Set([5, 6])
/** no memory, a disk that became read-only, input or output failed, disk full, cannot open */
const sqliteUnavailable = new Set([7, 8, 10, 13, 14])

function ofSqlite(code: number): Trouble {
  const primary = code & 0xff
  if (sqliteUnique.has(code)) return 'unique'
  if (sqliteBusy.has(primary)) return 'busy'
  return sqliteUnavailable.has(primary) ? 'unavailable' : 'other'
}

/** A press that came twice at one moment: the one that loses is tried again, and finds itself done. */
const keyOfPresses = 'staff_acts_pkey'

/** a row with that key; a table of that name, and the type of its rows */
const postgresUnique = new Set(['23505', '42P07', '42710'])
/** serialization, deadlock; and a plan made before a migration, whose connection is given up with it */
const postgresRetry = new Set(['40001', '40P01', '0A000'])
/** lost or refused connections, full disk or memory, shutting down, a statement or lock that took too long, a server that only reads */
const postgresUnavailable = /^(08|53|57|58)...$|^25006$|^25P03$|^55P03$|^E[A-Z_]+$/

function ofPostgres(code: string): Trouble {
  if (postgresUnique.has(code)) return 'unique'
  if (postgresRetry.has(code)) return 'retry'
  return postgresUnavailable.test(code) ? 'unavailable' : 'other'
}
