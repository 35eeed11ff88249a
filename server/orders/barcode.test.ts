import { BinaryBitmap, Code128Reader, HybridBinarizer, RGBLuminanceSource } from '@zxing/library'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { orderNumber } from '#shop/orders/order-number.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { ashasOrder, openOrdersRoom } from '#tests/rooms/orders-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { barcodeOf } from './barcode.ts'
import { code128 } from './code128.ts'

/** What a scanner reads from the picture, printed so wide. */
async function scanned(barcode: string, width: number): Promise<string> {
  const [head, svg = ''] = barcode.split(',')
  expect(head).toBe('data:image/svg+xml;base64')
  const { data, info } = await sharp(Buffer.from(svg, 'base64'), { density: 300 })
    .resize({ width })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const source = new RGBLuminanceSource(new Uint8ClampedArray(data), info.width, info.height)
  return new Code128Reader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText()
}

test.each([
  ['D7K4-29XM', 320],
  ['0000-0000', 600],
  [orderNumber(Uint8Array.of(1, 2, 3, 4, 5)), 1200],
  ['ZZZZ-ZZZZ', 400],
])('another program reads %s from its barcode, %d dots wide', async (number, width) => {
  expect(await scanned(barcodeOf(number), width)).toBe(number)
})

test('every sign of the set is read as itself', async () => {
  const signs = Array.from({ length: 95 }, (_, nr) => String.fromCharCode(32 + nr)).join('')
  for (let from = 0; from < signs.length; from += 12) {
    const part = `|${signs.slice(from, from + 12)}|`
    expect(await scanned(barcodeOf(part), 1200)).toBe(part)
  }
  expect(() => barcodeOf('ü')).toThrow("'ü' has no place in the barcode")
})

test('the sum at the end is that of the standard, whatever it comes to', () => {
  const known = (Code128Reader['CODE_PATTERNS'] as unknown as readonly ArrayLike<number>[]).map((widths) =>
    Array.from(widths).join(''),
  )
  const sums = new Set<number>()
  for (let one = 0; one <= 94; one += 1)
    for (let other = 0; other <= 94; other += 1) {
      const bars = code128(String.fromCharCode(one + 32, other + 32)).join('')
      const sum = (104 + one + 2 * other) % 103
      expect(bars).toBe([104, one, other, sum, 106].map((value) => known[value]).join(''))
      sums.add(sum)
    }
  expect(sums.size).toBe(103)
})

eachDatabase((_, open) => {
  test('the barcode of an order is its number, whatever else was sent, and the same each time', async () => {
    const { place, call } = await openOrdersRoom(open)
    const order = (await place(ashasOrder())).body as OrderView
    const forged = { ...order, orderId: order._id, orderNumber: 'AAAA-AAAA', status: '</svg><script>' }
    const first = await call('POST', '/orders/generate-barcode', { body: { orderData: forged } })
    expect(first).toMatchObject({ status: 200, body: { success: true, orderNumber: order.orderNumber } })
    const { barcode } = first.body as { barcode: string }
    expect(await scanned(barcode, 600)).toBe(order.orderNumber)
    expect(
      (await call('POST', '/orders/generate-barcode', { body: { orderData: { orderId: order._id } } })).body,
    ).toEqual(first.body)
  })

  test('an order of somebody else, and what is no order, have no barcode', async () => {
    const { place, call } = await openOrdersRoom(open)
    const { _id: orderId } = (await place(ashasOrder())).body as OrderView
    const stranger = await call('POST', '/orders/generate-barcode', { as: 'ravi', body: { orderData: { orderId } } })
    expect(stranger).toMatchObject({ status: 404, body: { message: 'This order is not in your account.' } })
    for (const body of [{}, { orderData: {} }, { orderData: { orderId: 7 } }, { orderData: null }])
      expect((await call('POST', '/orders/generate-barcode', { body })).status).toBe(400)
  })
})
