import type { Transaction } from 'kysely'
import { lockOrder } from '#server/orders/lock-order.ts'
import { changeOrder } from '#server/orders/moves/move-order.ts'
import type { NewOrder } from '#server/orders/new-order.ts'
import { orderTopic } from '#server/orders/order-topic.ts'
import { holdTries, openTryOrder } from '#server/orders/tries.ts'
import { keepOrder } from '#server/orders/write-order.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Press, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { after } from '#shop/orders/moves.ts'

interface NewTryOrder {
  readonly key: string
  readonly by: By
  readonly order: Omit<NewOrder, 'isTry' | 'slot' | 'stock' | 'message' | 'takenBy'>
}

/** Somebody tries the counter: one order at a time, of which nothing counts. */
export function placeTryOrder(
  tx: Transaction<Tables>,
  { key, by, order }: NewTryOrder,
): Promise<{ readonly placed: true } | { readonly refused: 'try-order-open' } | Repeated> {
  const { placedAt: at } = order
  const press: Press = { key, thing: `order/${order.id}`, by, pressed: {} }
  return once<{ readonly placed: true } | { readonly refused: 'try-order-open' }>(tx, press, async () => {
    await holdTries(tx)
    if ((await openTryOrder(tx)) !== undefined) return { refused: 'try-order-open' }
    const number = await keepOrder(tx, { ...order, isTry: true, takenBy: by }, [])
    await writeAct(tx, { ...press, act: 'try-orders', at, after: { number } })
    await announce(tx, orderTopic(order.id))
    return { placed: true }
  })
}

interface PuttingAway {
  readonly orderId: string
  readonly key: string
  readonly by: By
  readonly at: number
}

type PutAway = { readonly away: true } | { readonly refused: 'no-such-order' | 'move-impossible' } | Repeated

/** The try order ends, wherever it stands. */
export function putTryOrderAway(tx: Transaction<Tables>, { orderId, key, by, at }: PuttingAway): Promise<PutAway> {
  const press: Press = { key, thing: `order/${orderId}`, by, pressed: { move: 'put-away' } }
  return once<Exclude<PutAway, Repeated>>(tx, press, async () => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined || order.real !== undefined) return { refused: 'no-such-order' }
    const to = after(order.status, 'put-away')
    if (to === undefined) return { refused: 'move-impossible' }
    await changeOrder(tx, { orderId, from: order, to, rider: order.rider, move: 'put-away', by, at })
    await writeAct(tx, {
      ...press,
      act: 'try-orders',
      at,
      before: { status: order.status },
      after: { status: to, away: true },
    })
    await announce(tx, orderTopic(orderId))
    return { away: true }
  })
}
