import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Messaging } from '#server/messages/messaging.ts'
import type { Opening } from '#server/opening/opening.ts'
import type { Runs } from '#server/storage/database.ts'
import type { VerifyMobile } from '#shop/accounts/accounts.ts'
import type { Identity } from '#shop/accounts/identity.ts'
import type { Limits } from '#shop/accounts/limits.ts'
import { isId } from '#shop/id.ts'
import type { Paise } from '#shop/money.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { orderView } from './order-view.ts'
import type { ordersCommands } from './orders-commands.ts'
import { orderOf } from './orders-store.ts'

/** What the calls of orders work with. */
export interface OrdersDeps {
  readonly database: Runs<typeof ordersCommands>
  readonly snapshot: Pick<Snapshot, 'current'>
  readonly settings: {
    readonly openOrdersPerAccount: number
    readonly mostInCash: Paise
    readonly limits: Limits
    readonly identity: Pick<Identity, 'name' | 'fssai' | 'phone'>
    readonly publicUrl: string
    readonly verifyMobile: VerifyMobile
    readonly unprovenLapse: boolean
  }
  readonly opening: Pick<Opening, 'isOpen'>
  readonly now: () => number
  readonly messaging: Messaging
}

/** A person's order as they see it; nothing where it is somebody else's. */
export async function ownOrder(
  { database, snapshot, now }: Pick<OrdersDeps, 'database' | 'snapshot' | 'now'>,
  userId: string,
  orderId: string,
): Promise<OrderView | undefined> {
  const order = await orderOf(database.read, userId, orderId)
  return order && orderView({ catalogue: snapshot.current(), at: now() }, order)
}

/** What can be no id is not looked for. */
export function idFrom(typed = ''): string {
  if (!isId(typed)) throw new Refusal(404, { refused: 'order-unknown' })
  return typed
}
