import type { MessageBudget } from '#server/messages/outbox.ts'
import { NeedsOperator } from '#server/needs-operator.ts'
import type { Settings } from '#server/settings/settings.ts'
import type { Database } from '#server/storage/database.ts'

/** One command of the shop's operator. What it returns is printed; `use` is also its grammar (`cli-use.ts`). */
export interface CliCommand<List = unknown> {
  readonly use: string
  readonly does: string
  /** makes a shop where none is; every other command is for one that there is */
  readonly makesShop?: true
  run(args: readonly string[], shop: CliShop<List>): Promise<string>
}

export interface CliShop<List = unknown> {
  readonly database: Database<List>
  readonly settings: Settings
  readonly now: number
  /** what a message to this mobile is counted against */
  readonly budgetFor: (mobile: string) => MessageBudget
}

/** A command that must not open the database, because it copies or replaces it. */
export interface ClosedCliCommand {
  readonly use: string
  readonly does: string
  runClosed(args: readonly string[], shop: { settings: Settings; now: number }): Promise<string>
}

/** The arguments were wrong: the message says why, and the use is shown. */
export class WrongArgs extends NeedsOperator {
  constructor(sentence: string) {
    super('usage', sentence)
  }
}
