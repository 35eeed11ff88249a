import sharp from 'sharp'
import { expect, test } from 'vitest'
import { orderNumber } from '#shop/orders/order-number.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { readByAnother } from '#tests/rooms/another-reader.ts'
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
  return (await readByAnother('Code128', { data, width: info.width, height: info.height })).join()
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

/** The bars as a picture, with the white that a reader wants around them. */
function pictureOf(bars: string) {
  const [dots, height, white] = [2, 20, 20]
  const row = [...bars].flatMap((wide, nr) => Array<number>(Number(wide) * dots).fill(nr % 2 === 0 ? 0 : 255))
  const whole = [...Array<number>(white).fill(255), ...row, ...Array<number>(white).fill(255)]
  return { data: Uint8Array.from(Array.from({ length: height }).flatMap(() => whole)), width: whole.length, height }
}

test('the sum at the end is that of the standard, whatever it comes to', async () => {
  // a reader refuses a code whose sum is another one; two signs that come to each sum
  for (let sum = 0; sum < 103; sum += 1) {
    const other = Array.from({ length: 95 }, (_, value) => value).find(
      (value) => (206 + sum - 104 - 2 * value) % 103 <= 94,
    )
    if (other === undefined) throw new Error(`no two signs come to ${sum}`)
    const text = [(206 + sum - 104 - 2 * other + 206) % 103, other]
      .map((value) => String.fromCharCode(value + 32))
      .join('')
    expect([sum, await readByAnother('Code128', pictureOf(code128(text).join('')))]).toEqual([sum, [text]])
  }
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
