import type { Transaction } from 'kysely'
import { lastLineOf } from '#server/orders/last-line.ts'
import { packsToKeep } from '#server/orders/promised-line.ts'
import type { Tables } from '#server/storage/tables.ts'
import { mostPrice } from '#shop/catalogue/weighed-price.ts'
import { type Paise, paise, times } from '#shop/money.ts'
import { decideGift, decideLeavingOut, decideReplacing, type Replacement } from '#shop/orders/line-choices.ts'
import { standingAfter, type WeighingRefused } from '#shop/orders/line-moves.ts'
import { type AtLine, actAtLine, asWeighable, type LinePress } from './act-at-line.ts'
import type { LeftOfLine } from './weigh-line.ts'
import type { LineOnScale } from './weighing-store.ts'

/** What is too much of a line is the buyer's, for the most that was shown. */
export const giveRest = (tx: Transaction<Tables>, wanted: LinePress): Promise<LeftOfLine> =>
  actAtLine<WeighingRefused>(tx, wanted, {
    act: 'weigh-lines',
    pressed: { does: 'give' },
    decide(there) {
      const { grams } = there.line.standing
      const decision = decideGift(asWeighable(there), grams, { seen: wanted.seen, role: wanted.by.role })
      return 'refused' in decision ? decision : { move: { move: 'give', price: decision.given.price, reason: '' } }
    },
  })

interface LeavingOutLine extends LinePress {
  readonly reason: string
}

/** The buyer gets none of a line. */
export const leaveOutLine = (tx: Transaction<Tables>, wanted: LeavingOutLine): Promise<LeftOfLine> =>
  actAtLine<WeighingRefused>(tx, wanted, {
    act: 'weigh-lines',
    pressed: { does: 'leave-out', reason: wanted.reason },
    decide(there) {
      const decision = decideLeavingOut(asWeighable(there), { seen: wanted.seen, role: wanted.by.role })
      if ('refused' in decision) return decision
      return { move: { move: 'leave-out', price: paise(0), reason: wanted.reason } }
    },
  })

interface ReplacingLine extends LinePress {
  readonly productId: number
  readonly size: string
  readonly reason: string
  /** what can replace it today */
  readonly possible: readonly Replacement[]
}

/** Another line replaces this one, and never costs more than it. */
export const replaceLine = (tx: Transaction<Tables>, wanted: ReplacingLine): Promise<LeftOfLine> =>
  actAtLine<WeighingRefused>(tx, wanted, {
    act: 'weigh-lines',
    pressed: { does: 'replace', productId: wanted.productId, size: wanted.size, reason: wanted.reason },
    async decide(there) {
      const { seen, by, productId, size, reason, possible } = wanted
      const chosen = { seen, role: by.role, productId, size }
      const decision = decideReplacing(asWeighable(there), possible, chosen)
      if ('refused' in decision) return decision
      const added = await addReplacement(tx, there, decision.replaced)
      return { move: { move: 'replace', price: paise(0), reason }, added: { line: added, fish: wanted.fish } }
    },
  })

/**
 * The new line costs what is given: by its own sheet, which no pack of the old line's beats, and at most what it can come to
 * itself, never more than was shown for the old one. How much heavier it may be stays what was promised.
 */
async function addReplacement(
  tx: Transaction<Tables>,
  { line }: AtLine,
  { title, size, rate, otherPacks }: Replacement,
): Promise<LineOnScale> {
  const linePrice: Paise = times(rate, line.row.quantity)
  const { tolerated } = line
  const ordered = { ...line.ordered, rate, otherPacks }
  const most = paise(Math.min(line.most, mostPrice(ordered, tolerated)))
  const row = {
    ...line.row,
    line_no: (await lastLineOf(tx, line.row.order_id)) + 1,
    title,
    size,
    rate_paise: rate,
    line_paise: linePrice,
    most_paise: most,
    tolerated_grams: tolerated,
    other_packs_json: packsToKeep(otherPacks),
    larger_grams: null,
    larger_paise: null,
    replaces: line.row.line_no,
    agreed_paise: null,
    batch: null,
    batch_grams: 0,
  }
  await tx
    .insertInto('order_lines')
    .values({ ...row, weighed_grams: null, final_paise: null })
    .execute()
  return { row, ordered, most, tolerated, moves: [], standing: standingAfter([]) }
}
