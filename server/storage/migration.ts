import type { RawBuilder, Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'

export type Engine = 'sqlite' | 'postgres'

/**
 * Takes nothing away, so that the version before it can keep working beside it: that one may show a value that has
 * another form by now, and must not fail at it. Asked what it says, it must not need rows that it
 * reads.
 */
export interface Migration {
  readonly id: string
  readonly up: (tx: Transaction<Tables>, words: EngineWords) => Promise<void>
}

/** All that the engines say differently in a migration. */
export interface EngineWords {
  readonly bigint: RawBuilder<unknown>
  /** ends a `create table` */
  readonly strict: RawBuilder<unknown>
  /** ends a `create table` whose rows are found by their whole key */
  readonly keyed: RawBuilder<unknown>
  /** whether an existing table can take a foreign key or another check; else it is made again */
  readonly keysLater: boolean
  /** a text in a column of JSON */
  readonly textIn: (column: string, key: string) => RawBuilder<unknown>
}
