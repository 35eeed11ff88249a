import { api } from '#browser/api.ts'
import type { Sends } from '#shop/wire/calls.ts'

/** What of an order goes with its id, as it was sent to be placed. */
type OrderData = Pick<Sends<'placeOrder'>, 'userId' | 'cartItems' | 'shippingAddress' | 'billingAddress' | 'totalPrice'>

/** The picture of the order's barcode as an address for an image; without it the order stands all the same. */
export async function barcodeOf(orderId: string, order: OrderData, token: string): Promise<string | undefined> {
  const answer = await api('generateBarcode', { body: { orderData: { orderId, ...order } }, token })
  return answer.ok && answer.body.barcode.startsWith('data:image/svg+xml') ? answer.body.barcode : undefined
}
