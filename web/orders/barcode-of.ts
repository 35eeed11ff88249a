import type { OrderView } from '#shop/wire/order.ts'
import { api } from '#browser/api.ts'

/** The picture of the order's barcode as an address for an image; without it the order stands all the same. */
export async function barcodeOf(
  { _id: orderId, cartItems, shippingAddress, billingAddress, totalPrice }: OrderView,
  { userId, token }: { userId: string; token: string },
): Promise<string | undefined> {
  const orderData = { orderId, userId, cartItems, shippingAddress, billingAddress, totalPrice }
  const answer = await api('generateBarcode', { body: { orderData }, token })
  return answer.ok && answer.body.barcode.startsWith('data:image/svg+xml') ? answer.body.barcode : undefined
}
