import { randomUUID } from 'node:crypto'
import { seconds } from '#shop/time.ts'
import type { OrderToChange } from '#shop/wire/changed-order.ts'
import { ashasChange, papletLine } from '#tests/rooms/orders-room.ts'
import { untilKnown } from './place-once.ts'
import { ask, type Shopper } from './shopper.ts'

export interface Change {
  readonly orderId: string
  /** the version that the page showed */
  readonly seen: number
  readonly packs: number
  readonly slot?: string | undefined
  /** what makes a change of one that would be none */
  readonly note?: string
}

/** The changes that the shop has said yes to, by order: the key of each attempt. */
export type Acknowledged = Map<string, Set<string>>

/** A change, sent under its key until the shop has said what became of it. */
export async function changeOnce(
  shopper: Shopper,
  { orderId, seen, packs, slot, note = '' }: Change,
  { done, unanswered }: { done: Acknowledged; unanswered?: () => void },
): Promise<{ changed: OrderToChange } | { refused: string; now: OrderToChange | undefined }> {
  const key = randomUUID()
  const body = ashasChange({
    version: seen,
    lines: [{ ...papletLine, line: 1, quantity: packs }],
    totalPrice: 1000 * packs,
    note,
    ...(slot === undefined ? {} : { slot }),
  })
  const { outcome, body: said } = await untilKnown(
    () => ask(shopper, `/orders/${orderId}`, { method: 'PATCH', body, key, within: seconds(30) }),
    unanswered,
  )
  if (outcome === 'yes') {
    done.set(orderId, (done.get(orderId) ?? new Set()).add(`sent/${key}`))
    return { changed: said as OrderToChange }
  }
  const { message = '', now } = (said ?? {}) as { message?: string; now?: OrderToChange }
  return { refused: message, now }
}
