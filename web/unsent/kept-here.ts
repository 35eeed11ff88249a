import { openKept } from '#browser/kept.ts'
import { keptOrders } from '#shop/wire/kept-orders.ts'
import { type UnsentOrder, unsentOrder } from '#shop/wire/unsent.ts'

/** What this browser keeps of a person, under their id. */
export const { unsent: unsentOrders, orders: ordersHere } = openKept(
  'shopper',
  { unsent: unsentOrder, orders: keptOrders },
  { durability: 'strict' },
)

/** Notes something of an attempt, as long as it is the one that is kept. */
export const noteOf = ({ userId, key }: UnsentOrder, change: Partial<UnsentOrder>): Promise<boolean> =>
  unsentOrders.update(userId, (now) => (now?.key === key ? { ...now, ...change } : now))
