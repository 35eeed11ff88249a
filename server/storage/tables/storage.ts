export interface StorageTables {
  migrations: MigrationsTable
  migration_checksums: MigrationChecksumsTable
  changes: ChangesTable
  limits: LimitsTable
  raised_alarms: RaisedAlarmsTable
}

interface MigrationsTable {
  /** '' is the row that a migrating process updates first, as a lock */
  id: string
  applied_at: number
}

/** A table of its own, so that databases from before it need no change. */
interface MigrationChecksumsTable {
  id: string
  checksum: string
}

/** How every process learns what changed: a topic's version rises with each change. */
interface ChangesTable {
  /** 'catalogue', 'reviews/7' */
  topic: string
  version: number
}

/** How often somebody did something in one window of time, counted for all processes. */
interface LimitsTable {
  /** 'login', 'send-otp' */
  what: string
  /** an address, an account, a mobile */
  who: string
  window_start: number
  count: number
}

/** What each process of the shop says is wrong. */
interface RaisedAlarmsTable {
  process: string
  /** 'disk', one of those in shop/alarms/alarms.ts */
  name: string
  /** as the operator reads it */
  sentence: string
  about: string
  count: number
  since: number
  /** when the process said so last */
  seen_at: number
}
