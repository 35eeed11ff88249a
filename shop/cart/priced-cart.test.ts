import { assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { inRupees, rupees, times, total } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { runsOf } from '#tests/running/runs.ts'
import { type AskedLine } from './order-lines.ts'
import { priceCart } from './priced-cart.ts'

/** Every choice that has a price, as a cart line of one pack. */
const everyCell: AskedLine[] = openingCatalogue.products.flatMap(({ cartId, prices }) =>
  Object.entries(prices).flatMap(([size, byWeight]) =>
    Object.entries(byWeight).map(([weight, price]) => ({
      id: cartId,
      size,
      weight,
      seenPrice: inRupees(price),
      quantity: 1,
    })),
  ),
)
const jumboPaplet: AskedLine = { id: 'pdpImage4', size: 'Jumbo', weight: '500 g', seenPrice: 1000, quantity: 2 }
const lobster: AskedLine = { id: 'pdpImage19', weight: '1 kg', seenPrice: 2000, quantity: 1 }

test('a cart is priced by the catalogue', () => {
  const priced = priceCart(openingCatalogue, [jumboPaplet], 2000)
  expect(priced).toMatchObject({
    total: rupees(2000),
    asSeen: true,
    lines: [{ size: 'Jumbo', weight: '500 g', price: rupees(1000), quantity: 2, cleaning: undefined }],
  })
})

const forgeries = (price: number) =>
  [0, -price, -1, 0.01, 1, price - 0.01, price + 0.01, price / 2, price * 2, price / 100, price * 100].concat([
    price - 1,
    price + 1,
    1e-9,
    5e-324,
    1e21,
    Number.MAX_VALUE,
    Number.MIN_SAFE_INTEGER,
    Number.NaN,
    Infinity,
  ])

test('no forged price passes, whatever the fish, the size and the weight', () => {
  for (const cell of everyCell) {
    expect(priceCart(openingCatalogue, [cell], cell.seenPrice)).toMatchObject({ asSeen: true })
    for (const forged of forgeries(cell.seenPrice)) {
      expect(priceCart(openingCatalogue, [{ ...cell, seenPrice: forged }], cell.seenPrice)).toMatchObject({
        asSeen: false,
      })
      expect(priceCart(openingCatalogue, [cell], forged)).toMatchObject({ asSeen: false })
      expect(priceCart(openingCatalogue, [{ ...cell, seenPrice: forged }], forged)).toMatchObject({ asSeen: false })
    }
  }
})

test.each([
  [{ id: 'pdpImage99' }, 'unknown-item'],
  [{ id: '4' }, 'unknown-item'],
  [{ size: 'Huge' }, 'unknown-size'],
  [{ size: undefined }, 'unknown-size'],
  [{ size: '__proto__' }, 'unknown-size'],
  [{ size: 'Premium Jumbo' }, 'unknown-weight'],
  [{ weight: '250 g' }, 'unknown-weight'],
  [{ weight: 'constructor' }, 'unknown-weight'],
  [{ cleaning: 'Boil it' }, 'unknown-cleaning'],
  [{ quantity: 0 }, 'quantity'],
  [{ quantity: 21 }, 'quantity'],
  [{ quantity: 0.5 }, 'quantity'],
])('a line with %j is not sold: %s', (different, wrong) => {
  expect(priceCart(openingCatalogue, [{ ...jumboPaplet, ...different }], 2000)).toMatchObject({ wrong })
})

const packs = (quantity: number, size: string, seenPrice: number) => ({ ...jumboPaplet, quantity, size, seenPrice })

test('twenty packs of one fish fit into an order, on however many lines; twenty-one do not', () => {
  const seen = [packs(12, 'Jumbo', 1000), packs(8, 'Small', 700)]
  expect(priceCart(openingCatalogue, seen, 17_600)).toMatchObject({ total: rupees(17_600), asSeen: true })
  const tooMany = [packs(20, 'Jumbo', 1000), { ...lobster, quantity: 20 }, packs(1, 'Small', 700)]
  expect(priceCart(openingCatalogue, tooMany, 60_700)).toEqual({
    wrong: 'too-many-of-one',
    title: 'Whole Silver Pomfret (Paplet)',
  })
})

test('a fish that the shop has none of today is not sold', () => {
  const without = {
    version: 2,
    products: openingCatalogue.products.map((product) => ({ ...product, available: product.id !== 4 })),
  }
  expect(priceCart(without, [jumboPaplet], 2000)).toEqual({
    wrong: 'unavailable',
    title: 'Whole Silver Pomfret (Paplet)',
  })
})

test.each([[''], [null], [undefined], ['N/A'], ['Choose an option']])(
  'a cleaning of %j means no preference',
  (cleaning) => {
    const priced = priceCart(openingCatalogue, [{ ...jumboPaplet, cleaning }], 2000)
    expect('lines' in priced && priced.lines[0]?.cleaning).toBeUndefined()
  },
)

test('a cleaning that was offered on cut fish once is taken from an old cart, and leaves the cleaning open', () => {
  for (const cleaning of ['keep-whole', 'gut-and-keep-whole', 'fillet']) {
    const slicedSurmai = { id: 'pdpImage8', size: 'Large', weight: '1 kg', seenPrice: 1400, quantity: 1, cleaning }
    const priced = priceCart(openingCatalogue, [slicedSurmai], 1400)
    expect(priced).toMatchObject({ asSeen: true, lines: [{ cleaning: undefined }] })
  }
  const cleanedPrawns = { id: 'pdpImage2', size: 'Jumbo', weight: '500 g', seenPrice: 800, quantity: 1 }
  expect(priceCart(openingCatalogue, [{ ...cleanedPrawns, cleaning: 'keep-whole' }], 800)).toMatchObject({
    wrong: 'unknown-cleaning',
  })
})

test("weights are taken in the specification's other spelling too", () => {
  expect(priceCart(openingCatalogue, [{ ...jumboPaplet, weight: '500 GRAMS' }], 2000)).toMatchObject({ asSeen: true })
})

// The long run is a command: CARTS=100000 npx vitest run shop/order-lines.test.ts
test('the total is the sum of the lines, whatever is in the cart', () => {
  const anyCart = uniqueArray(record({ cell: constantFrom(...everyCell), quantity: integer({ min: 1, max: 20 }) }), {
    selector: ({ cell }) => cell.id,
    maxLength: 21,
  })
  assert(
    property(anyCart, (cart) => {
      const items = cart.map(({ cell, quantity }) => ({ ...cell, quantity }))
      const sum = total(items.map(({ seenPrice, quantity }) => times(rupees(seenPrice), quantity)))
      expect(priceCart(openingCatalogue, items, inRupees(sum))).toMatchObject({ total: sum, asSeen: true })
    }),
    runsOf(100_000),
  )
})
