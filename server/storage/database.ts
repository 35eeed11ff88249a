import type { Kysely } from 'kysely'
import type { RunCommands } from '#server/storage/command.ts'
import type { Engine } from '#server/storage/migration.ts'
import type { Tables } from '#server/storage/tables.ts'

export interface Database<List> {
  readonly engine: Engine
  /** For queries. Sees only committed data and cannot write. */
  readonly read: Kysely<Tables>
  /** Commands by name; durable when they resolve. Throws `StorageUnavailable` if nothing can be written now. */
  readonly run: RunCommands<List>
  /** what was missing when it was opened, of what had been acknowledged before */
  readonly lost: Lost | undefined
  /** Whether it answers and commands can be written, within 2 seconds. */
  readonly ready: () => Promise<boolean>
  /** Waits for the commands under way. */
  close(): Promise<void>
}

/** What a room asks of the database: it reads, and runs its own commands. */
export type Runs<List> = Pick<Database<List>, 'read' | 'run'>

export const lackedWhenOpened =
  'the database lacks changes that the shop had confirmed before: its log is missing or damaged, or another file took its place'

export interface Lost {
  readonly commits: number
  /** the files as they were found */
  readonly aside: string
}

/** Where the data is: in PostgreSQL if there is an address, else in a file in `dataDir`. */
export interface Where {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
}
