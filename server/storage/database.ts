import type { Kysely } from 'kysely'
import type { RunCommands } from '#server/storage/command.ts'
import type { Engine } from '#server/storage/migration.ts'
import type { Tables } from '#server/storage/tables.ts'

export interface Database<List> {
  readonly engine: Engine
  /** Queries. It sees only what has been committed, and cannot write. */
  readonly read: Kysely<Tables>
  /** Commands, by name; durable when answered. Throws `StorageUnavailable` when nothing can be kept just now. */
  readonly run: RunCommands<List>
  /** Whether it answers, within 2 seconds. */
  ready(): Promise<boolean>
  /** Waits for the commands under way. */
  close(): Promise<void>
}

/** Where the shop is kept: in PostgreSQL when there is an address of one, else in a file in `dataDir`. */
export interface Where {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
}
