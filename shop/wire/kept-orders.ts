import * as v from 'valibot'
import { type OrderView, order } from './order.ts'

/** An order as a browser keeps it to be read without a line: nobody reads there where it went. */
const keptOrder = v.pick(order, [
  '_id',
  'orderNumber',
  'orderDate',
  'totalPrice',
  'isWeighed',
  'mostPrice',
  'credit',
  'status',
  'cancellable',
  'changeable',
  'slot',
  'cartItems',
])

/** The newest orders of a person, and when the shop told of them. */
export const keptOrders = v.object({ userId: v.string(), asOf: v.number(), orders: v.array(keptOrder) })

export type OfflineOrder = v.InferOutput<typeof keptOrder>
export type OfflineOrders = v.InferOutput<typeof keptOrders>

const mostKept = 5

export const ordersToKeep = (newest: readonly (OrderView | OfflineOrder)[]): OfflineOrder[] =>
  newest.slice(0, mostKept).map((order) => v.parse(keptOrder, order))
