import { noWishes } from '#shop/orders/order-wishes.ts'
import { line } from '#tests/journeys/shopping.ts'

const keys = ['cartItems', 'cartItemCount', 'cartState', 'user', 'token', 'shippingAddress', 'billingAddress'].concat([
  'redirectTo',
  'orderLeft',
  'orderWishes',
  'unreadList',
  'reviewDetails',
  'deliverTo',
  'cartSync',
  'cartLeft',
  'language',
])

/** What may lie under a key when another version, another program or a full disk wrote it. */
const odd = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  '',
  'x',
  'NaN',
  '\u0000',
  '\u202e',
  '<b>',
  [],
  {},
  [[]],
  [null],
  { a: 1 },
  '__proto__',
]

export const broken = [
  '',
  '{',
  '[',
  '"',
  'undefined',
  'NaN',
  '{"items":[',
  '[object Object]',
  '\ufeff[]',
  '\ud800',
  '%00',
  "{'a':1}",
  '1e999',
  'x'.repeat(200_000),
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  ...odd.flatMap((value) =>
    [
      value,
      [value],
      { items: value },
      { items: [value], shippingAddress: value },
      [{ id: value }],
      [{ ...line(4), quantity: value }],
      [{ ...line(4), price: value, title: value }],
      { id: value, name: value, fullName: 'x', email: 'x', mobile: 'x' },
      { firstName: value, pincode: value },
      { key: 'k', userId: 'x', at: value, sent: value },
      { username: value, email: value },
      Object.fromEntries(Object.keys(noWishes).map((name) => [name, value])),
      { key: 'k', userId: 'x', at: 0, sent: { slot: value, wishes: value } },
      { of: value, version: value, lines: [line(4), value], unshown: value, sent: value },
      { of: value, known: { of: 'x', version: value, lines: [], unshown: [] }, items: value },
    ].map((whole) => JSON.stringify(whole)),
  ),
]

/** What may be answered, as by another version, where a page asks for delivery times or what the shop says of a pincode. */
export const brokenSlots = [
  '',
  '{',
  ...[null, [], {}, { slots: null }, { slots: [null] }, { slots: [{ name: 'tomorrow', isFree: 1 }] }].map((value) =>
    JSON.stringify(value),
  ),
  '{"slots":[{"name":"2026-99-99T99:00-00:00","isFree":true,"cutOffAt":1e300,"pincodes":null}]}',
]

/** What lies under each key in a round. */
export const valuesOf = (round: number) =>
  keys.map((key, place) => [key, broken[(round * 13 + place * 29) % broken.length] ?? ''] as const)

export type Values = readonly (readonly [string, string])[]
