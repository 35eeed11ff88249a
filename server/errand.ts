import type { ShopDatabase } from './deeds.ts'
import type { Settings } from './settings.ts'

/** One errand of the shop's operator. What it returns is printed. */
export interface Errand {
  readonly use: string
  readonly does: string
  run(words: readonly string[], shop: { database: ShopDatabase; settings: Settings; now: number }): Promise<string>
}

/** An errand that must not open the database: it copies it, or puts another in its place. */
export interface ClosedErrand {
  readonly use: string
  readonly does: string
  runClosed(words: readonly string[], shop: { settings: Settings; now: number }): Promise<string>
}

/** The command was not understood: the sentence says why, and the use is shown. */
export class WrongWords extends Error {}
