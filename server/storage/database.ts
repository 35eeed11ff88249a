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
  /** what it lacked when it was opened of all that had been answered before */
  readonly lost: Lost | undefined
  /** Whether it answers and commands can be kept, within 2 seconds. */
  readonly ready: () => Promise<boolean>
  /** Waits for the commands under way. */
  close(): Promise<void>
}

export const lackedWhenOpened =
  'the database lacks changes that the shop had answered before: its log is missing or damaged, or another file took its place'

export interface Lost {
  readonly commits: number
  /** the files as they were found */
  readonly aside: string
}

/** Where the shop is kept: in PostgreSQL when there is an address of one, else in a file in `dataDir`. */
export interface Where {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
}
