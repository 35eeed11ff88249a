import type { Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/orders/by.ts'
import type { WrittenAct } from '#shop/staff/staff.ts'
import { type BatchRow, holdBatch } from './batches-store.ts'
import { announceBatches } from './keep-batch-move.ts'

/** Somebody of staff presses a button at a batch. */
export interface BatchPress {
  readonly code: string
  /** the version of the batch that the screen showed */
  readonly seen: number
  /** made by the screen, one for each press */
  readonly key: string
  readonly by: By
  readonly at: number
}

export type AtBatchRefused =
  | { readonly refused: 'batch-unknown'; readonly code: string }
  | { readonly refused: 'batch-moved' }

/** Does it once, if the batch is as the screen showed it. The batch is held meanwhile, and the act is written down. */
export function actAtBatch<Refused extends { readonly refused: string }>(
  tx: Transaction<Tables>,
  { code, seen, key, by, at }: BatchPress,
  {
    act,
    pressed,
    reason = '',
    change,
  }: {
    readonly act: WrittenAct
    readonly pressed: object
    readonly reason?: string
    readonly change: (held: BatchRow) => Promise<BatchRow | Refused>
  },
): Promise<{ readonly changed: true } | AtBatchRefused | Refused | Repeated> {
  const press = { key, thing: `batch/${code}`, by, pressed: { seen, ...pressed } }
  return once(tx, press, async (): Promise<{ changed: true } | AtBatchRefused | Refused> => {
    const held = await holdBatch(tx, code)
    if (held === undefined) return { refused: 'batch-unknown', code }
    if (held.version !== seen) return { refused: 'batch-moved' }
    const after = await change(held)
    if ('refused' in after) return after
    await announceBatches(tx, [{ before: held, after }])
    await writeAct(tx, { ...press, act, at, before: noted(held), after: { ...noted(after), ...pressed }, reason })
    return { changed: true }
  })
}

/** As the log of acts says it. */
export const noted = ({ in_grams, line_grams, waste_grams, left_grams }: BatchRow) => ({
  in: in_grams,
  toLines: line_grams,
  waste: waste_grams,
  left: left_grams,
})
