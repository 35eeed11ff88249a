import { api } from '#browser/api.ts'

/** The picture of the order's barcode as an address for an image; without it the order stands all the same. */
export async function barcodeOf(orderId: string, token: string): Promise<string | undefined> {
  const answer = await api('generateBarcode', { body: { orderData: { orderId } }, token })
  return answer.ok && answer.body.barcode.startsWith('data:image/svg+xml') ? answer.body.barcode : undefined
}
