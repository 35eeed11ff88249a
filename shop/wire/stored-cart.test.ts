import { anything, array, assert, constantFrom, double, integer, jsonValue, oneof, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { type CartLine, cartTotal, emptyCart } from '#shop/cart/cart.ts'
import { mostLines } from '#shop/catalogue/pricing.ts'
import { runsOf } from '#tests/running/runs.ts'
import { type CartItem, cartLineFrom } from './cart-item.ts'
import { cartStateOf, storedAddress, storedLines } from './stored-cart.ts'

/** As the version before this one kept them, and the one before that. */
const pomfret = (quantity: number): CartItem => ({
  id: 'pdpImage4',
  img: 'whole-pomfret',
  title: 'Whole Silver Pomfret (Paplet)',
  price: 1800,
  quantity,
  weight: '1 kg',
  detailPageURL: '/wholePomfretDetails/4',
  size: 'Jumbo',
  cleaningOption: 'Gut and keep whole',
})
const lobster = (quantity: number): CartItem => ({ id: 'pdpImage19', price: 2000, quantity, weight: '1 kg' })

const opened = (state: unknown, items?: unknown): readonly CartLine[] => storedLines({ state, items })

const reopened = (items: readonly CartLine[]): readonly CartLine[] =>
  opened(JSON.parse(JSON.stringify(cartStateOf({ ...emptyCart, items }))))

test('a cart is kept in the shapes of the specification, with the version that wrote it', () => {
  const items = [pomfret(2), lobster(1)]
  expect(cartStateOf({ ...emptyCart, items: items.map(cartLineFrom) })).toEqual({ version: 1, items, totalQuantity: 3 })
})

test('a cart of a shop before there were versions comes back with its codes, from the state and from the items alone', () => {
  const [line] = opened({ items: [pomfret(2)], totalQuantity: 2 })
  expect(line).toMatchObject({ price: 180_000, quantity: 2, size: 'Jumbo', cleaning: 'gut-and-keep-whole' })
  expect(opened(undefined, [pomfret(2)])).toEqual([line])
})

test('a state of a later version is left alone, and the items alone are read', () => {
  const items = [lobster(1)]
  expect(opened({ version: 2, items: [pomfret(2)] }, items)).toEqual(items.map(cartLineFrom))
  expect(opened({ version: 'new', items: [pomfret(2)] }, items)).toEqual(items.map(cartLineFrom))
})

test('words for a cleaning that no table knows stay as they were written', () => {
  expect(opened({ items: [{ ...lobster(1), cleaningOption: 'By laser' }] })[0]?.cleaning).toBe('By laser')
})

test('of an address every field is there and is text, the damaged ones empty', () => {
  expect(storedAddress({ firstName: 'Asha', pincode: 400012, city: 'Mumbai' })).toMatchObject({
    firstName: 'Asha',
    pincode: '',
    city: 'Mumbai',
    lastName: '',
  })
  for (const found of ['here', [], null, {}, { pincode: 400012 }]) expect(storedAddress(found)).toBeUndefined()
})

test('of a damaged cart the sound lines stay', () => {
  const damaged = {
    items: [
      null,
      { id: 7 },
      pomfret(2),
      { ...lobster(1), price: 'free' },
      { ...lobster(2), quantity: 2.7 },
      pomfret(9),
    ],
  }
  expect(opened(damaged)).toEqual([pomfret(2), lobster(2)].map(cartLineFrom))
})

test('a link in a stored cart leads nowhere but into the shop', () => {
  for (const detailPageURL of ['https://evil.example', '//evil.example/1', 'javascript:alert(1)', '/\\evil/1', 5])
    expect(opened({ items: [{ ...lobster(1), detailPageURL }] })[0]?.detailPageURL).toBeUndefined()
})

test('a sound cart comes back as it was', () => {
  const items = [pomfret(2), lobster(3)].map(cartLineFrom)
  expect(reopened(items)).toEqual(items)
})

test('whatever stands in its place, the cart that comes of it can be priced and kept', () => {
  const almost = record(
    {
      id: constantFrom<unknown>('pdpImage4', '', 'x'.repeat(99), null, 4),
      price: oneof(double(), integer(), anything()),
      quantity: oneof(double(), integer(), anything()),
      weight: constantFrom<unknown>('1 kg', '', {}, null),
      size: anything(),
      detailPageURL: anything(),
    },
    { requiredKeys: [] },
  )
  assert(
    property(oneof(anything(), jsonValue(), record({ items: array(oneof(almost, anything())) })), (found) => {
      const items = opened(found)
      expect(cartTotal({ items })).toBeGreaterThanOrEqual(0)
      expect(reopened(items)).toEqual(items)
      expect(items.length).toBeLessThanOrEqual(mostLines)
    }),
    runsOf(20_000),
  )
})
