import * as v from 'valibot'
import { asMessage } from '#shop/faults.ts'
import type { OrderRefusal } from '#shop/orders/order-refusals.ts'
import { call, nothing, succeeded } from './call.ts'
import { cartItem } from './cart-item.ts'
import { orderChange, orderToChange } from './changed-order.ts'
import { attemptTold, order } from './order.ts'
import { orderToPlace } from './order-to-place.ts'
import { progressTold, progressWanted } from './progress.ts'
import { askOfBuyer, weighedOrder } from './weighed.ts'

/** Newest first: those before the `next` of the page that was seen, and those that have what was typed. */
const ordersPage = v.object({
  before: v.optional(v.pipe(v.string(), v.maxLength(100))),
  search: v.optional(v.pipe(v.string(), v.maxLength(200, asMessage<OrderRefusal>({ refused: 'search-too-long' })))),
})

/** Orders of one's own: placing them, following them, and what the scale said of them. */
export const orderCalls = {
  orders: call('GET', '/orders', 'signed-in', ordersPage, v.array(order)),
  myOrders: call(
    'GET',
    '/orders/userorders',
    'signed-in',
    ordersPage,
    v.object({ success: v.boolean(), data: v.array(order), next: v.optional(v.string()) }),
  ),
  placeOrder: call('POST', '/orders', 'signed-in', orderToPlace, order),
  /** What came of an attempt of one's own, by its key: its order, or none so far. */
  orderOfAttempt: call('GET', '/orders/attempts/:key', 'signed-in', nothing, attemptTold),
  /** The same, and where nothing has come of it, nothing does any more: what is still on its way is refused. */
  endAttempt: call('DELETE', '/orders/attempts/:key', 'signed-in', nothing, attemptTold),
  generateBarcode: call(
    'POST',
    '/orders/generate-barcode',
    'signed-in',
    /** the order data comes along, as the specification has it; the shop knows its order by the id */
    v.object({ orderData: v.looseObject({ orderId: v.pipe(v.string(), v.maxLength(80)) }) }),
    v.object({ success: v.boolean(), orderNumber: v.string(), barcode: v.string() }),
  ),
  /** What one took last of each product, as it can be had again today. */
  lastPacks: call(
    'GET',
    '/orders/last-packs',
    'signed-in',
    nothing,
    v.object({
      packs: v.array(
        v.object({
          item: cartItem,
          /** the most that it can come to by the scale, in rupees */
          mostPrice: v.number(),
          /** whether this fish is cleaned at all */
          isCleaned: v.boolean(),
          /** how many of it are left */
          most: v.number(),
        }),
      ),
    }),
  ),
  /** The progress of a person's orders: those that are named, or those that changed since the `now` of an earlier answer. */
  orderProgress: call('GET', '/orders/progress', 'signed-in', progressWanted, progressTold),
  /** What the scale said of an order of one's own. */
  orderWeights: call('GET', '/orders/:id/weights', 'signed-in', nothing, weighedOrder),
  /** As the tablet saw it on the scale. */
  weighingPhotograph: call(
    'GET',
    '/orders/:id/lines/:line/photograph',
    'signed-in',
    nothing,
    v.object({ jpeg: v.string() }),
  ),
  /** With the link alone: it expires, and binds one weighing and one amount. */
  weighingAsk: call('GET', '/orders/asks/:token', 'anyone', nothing, askOfBuyer),
  answerAsk: call(
    'POST',
    '/orders/asks/:token',
    'anyone',
    v.object({ answer: v.picklist(['agree', 'decline']) }),
    askOfBuyer,
  ),
  /** An order of one's own, with all that it takes to change it. */
  orderToChange: call('GET', '/orders/:id/change', 'signed-in', nothing, orderToChange),
  /** Until the cut-off; 409 where it is not as it was seen any more. The key of the attempt is that of placing. */
  changeOrder: call('PATCH', '/orders/:id', 'signed-in', orderChange, orderToChange),
  cancelOrder: call('PATCH', '/orders/:id/cancel', 'signed-in', nothing, succeeded),
} as const
