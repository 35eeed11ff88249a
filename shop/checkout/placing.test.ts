import { isDeepStrictEqual } from 'node:util'
import {
  array,
  assert,
  check,
  constantFrom,
  double,
  integer,
  oneof,
  option,
  property,
  record,
  string,
  tuple,
} from 'fast-check'
import { expect, test } from 'vitest'
import { verifyMobile } from '#shop/accounts/accounts.ts'
import { type AskedLine, mostOfLine } from '#shop/cart/order-lines.ts'
import { mostOfOneLine } from '#shop/catalogue/pricing.ts'
import { openingArea, parsePincode } from '#shop/delivery/delivery.ts'
import { type Paise, rupees } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { asked, everyCell, fineOrder, known, parel, soldOut } from '#tests/models/placings.ts'
import { runsOf } from '#tests/running/runs.ts'
import { type AtPlacing, decidePlacing, type WantedPlacing } from './placing.ts'

test('an order against which nothing stands is placed at what its packs cost in the catalogue', () => {
  assert(
    property(fineOrder, ({ wanted, total }) => {
      const placing = decidePlacing(wanted, known)
      expect(placing).toMatchObject({ placed: { total } })
      expect('placed' in placing && placing.placed.lines.map(({ quantity }) => quantity)).toEqual(
        wanted.items.map(({ quantity }) => quantity),
      )
    }),
  )
})

/** A shop in which every fish may weigh this much more. */
const dearer = (tolerance: number) => ({
  ...known,
  catalogue: {
    ...openingCatalogue,
    products: openingCatalogue.products.map((product) => ({ ...product, tolerance })),
  },
})

test('nobody is held to a most that is above the one they were shown', () => {
  assert(
    property(fineOrder, integer({ min: 0, max: 30 }), ({ wanted, total }, tolerance) => {
      const mostPrice = Math.round(Number(total) * 1.1) / 100
      const placing = decidePlacing({ ...wanted, mostPrice }, dearer(tolerance))
      if (!('placed' in placing)) throw new Error(placing.refused)
      const { lines, cap } = placing.placed
      const most = (by: typeof cap) => lines.reduce((sum, line) => sum + mostOfLine(line, by), 0) / 100
      expect(most(cap)).toBeLessThanOrEqual(mostPrice + 0.005)
      expect(cap).toBe(most('about') <= mostPrice + 0.005 ? 'about' : 'as-shown')
    }),
  )
})

type Both = { wanted: WantedPlacing; known: AtPlacing }
type Spoiling = (both: Both, total: Paise) => Both

const wanting =
  (change: (wanted: WantedPlacing) => Partial<WantedPlacing>): Spoiling =>
  ({ wanted, known }) => ({
    wanted: { ...wanted, ...change(wanted) },
    known,
  })
const firstLine = (change: Partial<AskedLine>) =>
  wanting(({ items: [first, ...others] }) => ({ items: [{ ...(first as AskedLine), ...change }, ...others] }))
const delivered = (change: Partial<WantedPlacing['shippingAddress']>) =>
  wanting(({ shippingAddress }) => ({ shippingAddress: { ...shippingAddress, ...change } }))
const knowing =
  (change: (total: Paise) => Partial<AtPlacing>): Spoiling =>
  ({ wanted, known }, total) => ({
    wanted,
    known: { ...known, ...change(total) },
  })

/** One thing that is wrong, and what is said of it, in the order in which the shop looks. */
const spoilt: readonly (readonly [Spoiling, object])[] = [
  [knowing(() => ({ isOpen: false })), { refused: 'not-open-yet' }],
  [wanting(() => ({ sendBefore: known.at, slot: '2026-11-21T07:00-09:00' })), { refused: 'slot-over' }],
  [wanting(() => ({ sendBefore: known.at, slot: undefined })), { refused: 'sent-too-late' }],
  [wanting(() => ({ items: [] })), { refused: 'cart-empty' }],
  [delivered({ pincode: '' }), { refused: 'no-pincode', field: 'shippingAddress.pincode' }],
  [delivered({ pincode: '40001' }), { refused: 'pincode-length', field: 'shippingAddress.pincode' }],
  [delivered({ pincode: '110001' }), { refused: 'not-delivered', field: 'shippingAddress.pincode' }],
  [
    delivered({ city: 'Pune' }),
    { refused: 'other-city', pincode: '400012', city: 'Mumbai', state: 'Maharashtra', field: 'shippingAddress.city' },
  ],
  [
    wanting(() => ({ billingAddress: { pincode: '01a' } })),
    { refused: 'pincode-miscounted', digits: 2, letters: 1, signs: 0, field: 'billingAddress.pincode' },
  ],
  [firstLine({ id: 'whale', title: 'Whale' }), { refused: 'item-unknown', title: 'Whale' }],
  [knowing(() => ({ catalogue: soldOut })), { refused: 'item-unavailable' }],
  [firstLine({ weight: '3 kg' }), { refused: 'item-not-sold-so' }],
  [firstLine({ quantity: mostOfOneLine + 1 }), { refused: 'item-not-sold-so' }],
  [
    wanting(({ items: [first] }) => ({
      items: [1, mostOfOneLine].map((quantity) => ({ ...(first as AskedLine), quantity })),
    })),
    { refused: 'too-many-of-one', most: mostOfOneLine },
  ],
  [wanting(({ totalPrice }) => ({ totalPrice: totalPrice - 0.01 })), { refused: 'prices-changed' }],
  [wanting(({ totalPrice }) => ({ mostPrice: totalPrice - 0.01 })), { refused: 'most-below-total' }],
  [knowing((total) => ({ mostInCash: (total - 1) as Paise })), { refused: 'too-much-cash' }],
  [knowing(() => ({ verifyMobile: 'before-order', isProven: false })), { refused: 'mobile-unproven' }],
]

test('one thing that is wrong is refused by its own code, and of two the one that is looked at first', () => {
  const two = tuple(integer({ min: 0, max: spoilt.length - 1 }), integer({ min: 0, max: spoilt.length - 1 }))
  assert(
    property(fineOrder, two, ({ wanted, total }, places) => {
      const [first, second] = places.toSorted((one, other) => one - other).map((place) => spoilt[place])
      if (!first || !second) return
      const spoiltOnce = first[0]({ wanted, known }, total)
      const spoiltTwice = first[0](second[0]({ wanted, known }, total), total)
      for (const { wanted, known } of [spoiltOnce, spoiltTwice])
        expect(decidePlacing(wanted, known)).toMatchObject(first[1])
    }),
  )
})

test('a price that changed comes with what each line costs now', () => {
  assert(
    property(fineOrder, double({ noNaN: true, min: 0, max: 1e9 }), ({ wanted, total }, price) => {
      const [first, ...others] = wanted.items
      if (!first || Math.abs(price - first.seenPrice) < 0.01) return
      const placing = decidePlacing({ ...wanted, items: [{ ...first, seenPrice: price }, ...others] }, known)
      expect(placing).toEqual({
        refused: 'prices-changed',
        lines: wanted.items.map(({ title, seenPrice: now }) => ({ title, price: rupees(now) })),
        total,
      })
    }),
  )
})

test('a most that is less than the order costs is refused with the sums of today, and by none that is as much', () => {
  assert(
    property(fineOrder, constantFrom('about', 'as-shown'), integer({ min: -1, max: 1e9 }), (fine, cap, less) => {
      const { wanted, total } = fine
      const mostPrice = (total - less) / 100
      const placing = decidePlacing({ ...wanted, cap, mostPrice }, known)
      const today = decidePlacing({ ...wanted, cap }, known)
      if (!('placed' in today)) throw new Error(today.refused)
      const most = today.placed.lines.reduce((sum, line) => sum + mostOfLine(line, cap), 0)
      const lines = today.placed.lines.map(({ product: { title }, price }) => ({ title, price }))
      const refused = { refused: 'most-below-total', total, most, lines }
      expect(placing).toMatchObject(less > 0 ? refused : { placed: { total } })
    }),
  )
})

const anyText = oneof(
  string({ unit: 'binary', maxLength: 12 }),
  constantFrom('400012', '400 014', 'Mumbai', 'Maharashtra', 'N/A', ''),
)
const anyItem = oneof(
  tuple(constantFrom(...everyCell), integer({ min: -1, max: 30 })).map(([cell, quantity]) => asked(cell, quantity)),
  record({
    id: anyText,
    title: anyText,
    size: anyText,
    weight: anyText,
    cleaning: anyText,
    quantity: double(),
    seenPrice: double(),
  }),
)
const anything = record({
  items: array(anyItem, { maxLength: 8 }),
  shippingAddress: record({ pincode: anyText, city: anyText, state: anyText }),
  billingAddress: record({ pincode: anyText }),
  totalPrice: double(),
  slot: option(constantFrom('2026-11-24T07:00-09:00'), { nil: undefined }),
  sendBefore: option(double(), { nil: undefined }),
})
const anyKnown = record({
  at: constantFrom(known.at, 0, 1e15),
  catalogue: constantFrom(openingCatalogue, soldOut, { ...openingCatalogue, products: [] }),
  area: constantFrom(openingArea, []),
  place: constantFrom(parel, { ...parel, offices: [] }, undefined),
  mostInCash: constantFrom(rupees(0), rupees(3000), rupees(1_000_000)),
  verifyMobile: constantFrom(...verifyMobile),
  isProven: constantFrom(true, false),
  isOpen: constantFrom(true, true, true, false),
})

test('whatever is wanted, it is placed or refused by a code, and the refusal can be sent as it is', () => {
  const isDecided = property(
    oneof(
      anything,
      fineOrder.map(({ wanted }) => wanted),
    ),
    anyKnown,
    (wanted, known) => {
      const placing = decidePlacing(wanted, known)
      if ('refused' in placing) return isDeepStrictEqual(JSON.parse(JSON.stringify(placing)), placing)
      const { lines, total } = placing.placed
      return (
        known.isOpen &&
        known.area.some((pincode) => pincode === parsePincode(wanted.shippingAddress.pincode)) &&
        lines.every(({ product }) => product.available) &&
        total <= known.mostInCash &&
        (known.verifyMobile === 'before-messages' || known.isProven)
      )
    },
  )
  expect(check(isDecided, runsOf(10_000))).toMatchObject({ failed: false })
})
