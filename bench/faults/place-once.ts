import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '#shop/time.ts'
import type { Sends } from '#shop/wire/calls.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { type Answer, ask, type Shopper } from './shopper.ts'

/** Asked again until it is known what became of it: what is sent under a key is done once. */
export async function untilKnown(asked: () => Promise<Answer>, unanswered: () => void = () => {}): Promise<Answer> {
  for (;;) {
    const answer = await asked()
    if (answer.outcome !== 'unknown') return answer
    unanswered()
    await sleep(50)
  }
}

export type PlacedOnce = { readonly placed: OrderView } | { readonly refused: string }

/** Half kilos of pomfret, in a slot or in the earliest; what refuses them is said as the shop says it. */
export async function placeOnce(
  shopper: Shopper,
  { packs, slot }: { readonly packs: number; readonly slot?: string | undefined },
): Promise<PlacedOnce> {
  const key = randomUUID()
  const body: Sends<'placeOrder'> = {
    userId: shopper.userId,
    cartItems: [{ id: 'pdpImage4', size: 'Jumbo', weight: '500 g', price: 1000, quantity: packs }],
    totalPrice: 1000 * packs,
    shippingAddress: ashasAddress,
    billingAddress: ashasAddress,
    ...(slot === undefined ? {} : { slot }),
  }
  const {
    outcome,
    status,
    body: said,
  } = await untilKnown(() => ask(shopper, '/orders', { body, key, within: seconds(30) }))
  if (outcome === 'yes') return { placed: said as OrderView }
  const { message = '' } = (said ?? {}) as { message?: string }
  if (status === 409) return { refused: message }
  throw new Error(`${status} ${JSON.stringify(said)}`)
}
