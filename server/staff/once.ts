import type { Transaction } from 'kysely'
import { byInOneWord } from '#shop/by.ts'
import type { Tables } from '#server/storage/tables.ts'
import { actWithKey, type DoneAct } from './acts.ts'

export interface OtherPress {
  readonly refused: 'other-press'
}
export type Repeated = { readonly repeated: true } | OtherPress

/**
 * Does once what was pressed. The same key again finds it done; so does one that came at the same moment, which loses the
 * race for the row that the act changes. Under that key nothing else is done.
 */
export async function once<Left extends object>(
  tx: Transaction<Tables>,
  press: Pick<DoneAct, 'key' | 'thing' | 'by'>,
  work: () => Promise<Left>,
): Promise<Left | Repeated> {
  const earlier = await earlierPress(tx, press)
  if (earlier) return earlier
  const left = await work()
  return 'refused' in left ? ((await earlierPress(tx, press)) ?? left) : left
}

async function earlierPress(
  tx: Transaction<Tables>,
  { key, thing, by }: Pick<DoneAct, 'key' | 'thing' | 'by'>,
): Promise<Repeated | undefined> {
  const act = await actWithKey(tx, key)
  if (act === undefined) return undefined
  return act.thing === thing && act.done_by === byInOneWord(by) ? { repeated: true } : { refused: 'other-press' }
}
