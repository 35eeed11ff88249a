import type { Transaction } from 'kysely'
import { isTold, type MessageResult } from '#server/messages/outbox.ts'
import type { Repeated } from '#server/staff/once.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import { isYield } from '#shop/catalogue/rates/yields.ts'
import { orderedGrams } from '#shop/catalogue/weighed-price.ts'
import { answerWithin, decideWeighing, type WeighingRefused } from '#shop/orders/line-moves.ts'
import { sourceOfWeight, type WeightSource } from '#shop/orders/line-status.ts'
import type { BatchRefused } from '#shop/stock/batches.ts'
import {
  type AtLine,
  actAtLine,
  asWeighable,
  type Changed,
  type LinePress,
  type NotThere,
  type PinNeeded,
} from './act-at-line.ts'
import { whyNotOfBatch } from './batch-of-line.ts'
import { askBuyer, type QuestionOfWeight } from './tell-weights.ts'
import type { LineOnScale } from './weighing-store.ts'

interface Weighing extends LinePress {
  readonly grams: number
  readonly tareGrams: number
  readonly source: WeightSource
  /** what the scale or the label said, as it came */
  readonly raw: string
  readonly over: 'give' | 'ask' | undefined
  readonly isSure: boolean
  readonly reason: string
  /** the code of the batch that it was cut from; undefined: not recorded */
  readonly batch?: string | undefined
  /** the same fish before it was cleaned or after, whichever the label does not mean */
  readonly otherGrams?: number | undefined
  /** what the buyer's link carries, if they are asked: only its hash is kept */
  readonly token: string
  readonly tokenHash: string
}

export type LeftOfLine = Changed | WeighingRefused | BatchRefused | YieldRefused | NotThere | PinNeeded | Repeated

interface YieldRefused {
  readonly refused: 'yield-impossible'
}

/** Staff weigh a line: once, or again for a reason. Each weighing stays. */
export function weighLine(tx: Transaction<Tables>, wanted: Weighing): Promise<LeftOfLine> {
  const { seen, grams, tareGrams, source, raw, over, isSure, reason, batch, otherGrams, fish, at } = wanted
  return actAtLine<WeighingRefused | BatchRefused | YieldRefused>(tx, wanted, {
    act: 'weigh-lines',
    pressed: { does: 'weigh', grams, tareGrams, source, raw, over, isSure, reason, batch, otherGrams },
    async decide(there) {
      const decision = decideWeighing(asWeighable(there), { grams, seen, role: wanted.by.role, over, isSure, reason })
      if ('refused' in decision) return decision
      if (!isOtherWeight(there.line, { grams, otherGrams })) return { refused: 'yield-impossible' }
      const { real: orderId } = there.order
      const unfit = orderId && (await whyNotOfBatch(tx, { orderId, line: there.line }, { batch, fish, at }))
      if (unfit) return unfit
      const { weighed } = decision
      // the buyer is told that a scale was read: the page cannot say so by itself
      const kept = sourceOfWeight({ source, raw, grams }, orderedGrams(there.line.ordered))
      return {
        move: { ...weighed, source: kept, tareGrams, raw, reason, batch: orderId && batch, otherGrams },
        ...(weighed.move === 'ask' ? { ask: ({ no }) => askByLink(tx, wanted, there, { ...weighed, no }) } : {}),
      }
    },
  })
}

/** Whether both can be of one fish, before it was cleaned and after. */
function isOtherWeight(
  { row: { label_weight: means } }: LineOnScale,
  { grams, otherGrams }: Pick<Weighing, 'grams' | 'otherGrams'>,
): boolean {
  if (otherGrams === undefined) return true
  return isYield(means === 'net' ? { before: otherGrams, after: grams } : { before: grams, after: otherGrams })
}

/** The link is stored only if it is sent: else the counter calls the buyer. */
async function askByLink(
  tx: Transaction<Tables>,
  { telling, token, tokenHash, at }: Weighing,
  { order, line }: AtLine,
  { no, grams, price }: Pick<QuestionOfWeight, 'no' | 'grams' | 'price'>,
): Promise<MessageResult | undefined> {
  if (telling === undefined) return undefined
  const writing = await askBuyer(tx, { order, line, no, grams, price, most: line.most, token, telling, at })
  if (isTold(writing)) {
    const place = { orderId: order.id, lineNo: line.row.line_no, no }
    await keepAsk(tx, { ...place, tokenHash, until: at + answerWithin })
  }
  return writing
}

const keepAsk = prepared((tx, ask: { orderId: string; lineNo: number; no: number; tokenHash: string; until: number }) =>
  tx.insertInto('line_asks').values({
    token_hash: ask.tokenHash,
    order_id: ask.orderId,
    line_no: ask.lineNo,
    move_no: ask.no,
    until: ask.until,
  }),
)
