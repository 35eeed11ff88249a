import {
  anything,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  jsonValue,
  oneof,
  record,
  string,
  uniqueArray,
} from 'fast-check'
import { expect, test } from 'vitest'
import { totalPrice } from '#shop/catalogue/pricing.ts'
import { inRupees, paise } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { ashasOrder, openOrdersRoom } from '#tests/rooms/orders-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

const everyCell = openingCatalogue.products.flatMap(({ cartId, prices }) =>
  Object.entries(prices).flatMap(([size, byWeight]) =>
    Object.entries(byWeight).map(([weight, price]) => ({ price, item: { id: cartId, size, weight } })),
  ),
)
const anyCart = uniqueArray(record({ cell: constantFrom(...everyCell), quantity: integer({ min: 1, max: 20 }) }), {
  selector: ({ cell }) => cell.item.id,
  minLength: 1,
  maxLength: 21,
})

eachDatabase((_, open) => {
  test('whatever is in the cart, the total that is kept is the sum of the lines that are kept', async () => {
    const { place, database } = await openOrdersRoom(open)
    await assert(
      asyncProperty(anyCart, async (cart) => {
        const total = totalPrice(cart.map(({ cell, quantity }) => ({ price: cell.price, quantity })))
        const cartItems = cart.map(({ cell, quantity }) => ({ ...cell.item, price: inRupees(cell.price), quantity }))
        const { status, body } = await place(ashasOrder({ cartItems, totalPrice: inRupees(total) }))
        expect(status).toBe(201)
        const { _id } = body as OrderView
        const lines = await database.read
          .selectFrom('order_lines')
          .select(['rate_paise', 'quantity', 'line_paise'])
          .where('order_id', '=', _id)
          .execute()
        const kept = await database.read.selectFrom('orders').select('total_paise').where('id', '=', _id).execute()
        expect(lines).toHaveLength(cart.length)
        expect(lines.every((line) => line.line_paise === line.rate_paise * line.quantity)).toBe(true)
        expect(kept).toEqual([{ total_paise: lines.reduce((sum, line) => sum + line.line_paise, 0) }])
        expect(kept).toEqual([{ total_paise: paise(total) }])
      }),
      runsOf(400),
    )
  }, 60_000)

  test('whatever is sent to the calls of orders, the answer is a sentence, never trouble', async () => {
    const { call, surprises } = await openOrdersRoom(open)
    const order = ashasOrder()
    const spoiled = record({
      field: constantFrom(...Object.keys(order), 'cartItems.0', 'shippingAddress.city', '__proto__'),
      value: oneof(jsonValue(), anything(), string({ unit: 'binary' })),
    })
    await assert(
      asyncProperty(
        oneof(
          jsonValue(),
          spoiled.map(({ field, value }) => ({ ...order, [field]: value })),
        ),
        async (sent) => {
          const body = JSON.stringify(sent, (_key, value: unknown) =>
            typeof value === 'bigint' ? String(value) : value,
          )
          const answers = [
            await call('POST', '/orders', { body: body ?? 'null' }),
            await call('POST', '/orders/generate-barcode', { body: body ?? 'null' }),
            await call('GET', `/orders?search=${encodeURIComponent((body ?? '').slice(0, 40).toWellFormed())}`),
          ]
          for (const { status } of answers) expect(status).toBeLessThan(500)
        },
      ),
      runsOf(1500),
    )
    expect(surprises).toEqual([])
  }, 60_000)
})
