import { openKept } from '#browser/kept.ts'
import { keptOrders } from '#shop/wire/kept-orders.ts'
import { unsentOrder } from '#shop/wire/unsent.ts'

/** What this browser keeps of a person, under their id. */
export const { unsent: unsentOrders, orders: ordersHere } = openKept(
  'shopper',
  { unsent: unsentOrder, orders: keptOrders },
  { durability: 'strict' },
)
