import { expect, test } from 'vitest'
import { findOrders, searchText, searchWords } from './order-search.ts'

const forAsha = {
  _id: 'o_7fKq',
  orderNumber: 'D7K4-29XM',
  orderDate: '2026-11-20T20:00:00.000Z',
  shippingAddress: { firstName: 'Asha', lastName: 'Koli' },
  cartItems: [{ title: 'Whole Silver Pomfret (Paplet)', size: 'Jumbo', cleaningOption: 'Gut and keep whole' }],
}
const forRavi = {
  _id: 'o_92aa',
  orderNumber: '0AB1-CD2E',
  orderDate: '2026-03-02T09:00:00.000Z',
  shippingAddress: { firstName: 'Ravi', lastName: 'Patil' },
  cartItems: [{ title: 'Lobster (Shevandi)', size: '', cleaningOption: '' }],
}

test.each([
  ['o_7fkq'],
  ['d7k4-29xm'],
  ['D7K429'],
  ['ASHA'],
  ['koli'],
  ['21 November'],
  ['21 nov 2026'],
  ['21/11/2026'],
  ['21.11.26'],
  ['#D7K4 29XM'],
  ['d7k4–29xm'],
  ['2026-11-21'],
  ['silver pomfret'],
  ['paplet, jumbo'],
  ['gut and keep'],
])("'%s' finds Asha's order and not Ravi's", (typed) => {
  expect(findOrders([forRavi, forAsha], typed)).toEqual([forAsha])
})

test('nothing typed finds all, in their order; a word that nobody has finds none', () => {
  expect(findOrders([forRavi, forAsha], '  ')).toEqual([forRavi, forAsha])
  expect(findOrders([forRavi, forAsha], 'asha lobster')).toEqual([])
})

test('an order is dated as the calendar in Mumbai shows', () => {
  expect(searchText(forAsha)).toContain('21 november 2026')
})

test('no more than eight words are looked for', () => {
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8)
})
