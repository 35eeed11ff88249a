import type { Kysely, Transaction } from 'kysely'
import { userByMobile } from '#server/accounts/accounts-store.ts'
import { isProven } from '#server/messages/proven-mobile.ts'
import { attemptOf } from '#server/orders/attempt.ts'
import { type ChangingOrder, changeOrderOfBuyer, type WantedOrderChange } from '#server/orders/moves/change-order.ts'
import { holdPhoneCustomer, letPhoneCustomerGo, phoneCustomerByMobile } from '#server/orders/phone-customers.ts'
import { placeOrder, type WantedOrder } from '#server/orders/place-order.ts'
import { actWithKey, writeAct } from '#server/staff/acts.ts'
import { type OtherPress, once } from '#server/staff/once.ts'
import { type OverLimit, takeTurns } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Mobile } from '#shop/accounts/accounts.ts'
import type { Turn } from '#shop/accounts/callers.ts'
import type { By } from '#shop/by.ts'
import type { WhoAsked } from '#shop/orders/moves.ts'

type Tx = Transaction<Tables>

/** Who orders at a mobile; without an account their id signs in to nothing. */
export interface CustomerAt {
  readonly id: string
  /** of the account */
  readonly account?: { readonly name: string; readonly email: string; readonly language: string }
}

/**
 * An account stands for a mobile only once that mobile has answered a code: anybody can register under another's number,
 * and would read in My Orders who ordered at it, and where they live.
 */
export async function customerAt(read: Kysely<Tables>, mobile: Mobile): Promise<CustomerAt | undefined> {
  const user = await userByMobile(read, mobile)
  if (user !== undefined && (await isProven(read, user))) return { id: user.id, account: user }
  const customer = await phoneCustomerByMobile(read, mobile)
  return customer && { id: customer.id }
}

interface CustomerLook {
  readonly key: string
  readonly by: By
  readonly at: number
  readonly mobile: Mobile
  readonly turn: Turn
}

/** Finds who orders, counts the look, and writes it down: without the mobile, which may be a stranger's. */
export async function lookUpCustomer(
  tx: Tx,
  { key, by, at, mobile, turn }: CustomerLook,
): Promise<{ found: CustomerAt | undefined } | { refused: OverLimit } | OtherPress> {
  // Two looks of one person wait for each other there, so the second finds the first.
  const over = await takeTurns(tx, { turns: [turn], at })
  if (over) return { refused: over }
  const found = await customerAt(tx, mobile)
  const press = { key, thing: `shopper/${found?.id ?? 'nobody'}`, by, pressed: { look: true } }
  const looking = await once(tx, press, async () => {
    await writeAct(tx, { ...press, act: 'look-up-customers', at })
    return {}
  })
  return 'refused' in looking ? looking : { found }
}

interface TakenOrder {
  readonly key: string
  readonly by: By
  readonly order: WantedOrder
  /** of a customer without an account, who is kept by it */
  readonly mobile: Mobile | undefined
}

/** Staff place what a customer says on the telephone or at the counter, as the customer would have, and it is written down. */
export async function takeOrder(
  tx: Tx,
  { key, by, order: wanted, mobile }: TakenOrder,
): Promise<Awaited<ReturnType<typeof placeOrder>> | OtherPress> {
  const { placedAt: at, attempt } = wanted
  const known = mobile === undefined ? wanted.userId : (await phoneCustomerByMobile(tx, mobile))?.id
  const isAgain = known !== undefined && (await attemptOf(tx, known, attempt.key)) !== undefined
  if (!isAgain && (await actWithKey(tx, key)) !== undefined) return { refused: 'other-press' }
  const customer =
    mobile === undefined
      ? { userId: wanted.userId, isNew: false }
      : await holdPhoneCustomer(tx, { id: wanted.userId, mobile, at })
  const { userId, isNew } = customer
  const placing = await placeOrder(tx, { ...wanted, userId, takenBy: by })
  if (!('placed' in placing)) {
    if (isNew) await letPhoneCustomerGo(tx, userId)
    return placing
  }
  const { number } = placing.placed
  await writeAct(tx, { key, act: 'take-orders', thing: `order/${wanted.id}`, by, at, after: { number } })
  return placing
}

/** The order that was placed under this key before: whoever presses again with something else in it looks at that. */
export async function orderTakenWith(read: Kysely<Tables>, key: string) {
  const act = await read
    .selectFrom('staff_acts')
    .select('thing')
    .where('id', '=', key)
    .where('act', '=', 'take-orders')
    .executeTakeFirst()
  if (act === undefined) return undefined
  const id = act.thing.slice('order/'.length)
  return read.selectFrom('orders').select(['id', 'number']).where('id', '=', id).executeTakeFirst()
}

interface ChangedForCustomer {
  readonly key: string
  readonly by: By
  readonly asked: WhoAsked
  readonly change: WantedOrderChange
}

/** Staff change an order as its customer would, and it is written down with who asked for it, and what was told on the telephone. */
export async function changeOrderByStaff(
  tx: Tx,
  { key, by, asked, change }: ChangedForCustomer,
): Promise<ChangingOrder | OtherPress> {
  const { orderId, userId, attempt, at, total, most } = change
  const isAgain = (await attemptOf(tx, userId, attempt.key)) !== undefined
  if (!isAgain && (await actWithKey(tx, key)) !== undefined) return { refused: 'other-press' }
  const changing = await changeOrderOfBuyer(tx, { ...change, changedBy: by })
  if (!('changed' in changing)) return changing
  const after = { asked, paise: total, mostPaise: most }
  await writeAct(tx, { key, act: 'change-orders', thing: `order/${orderId}`, by, at, after })
  return changing
}
