import { expect, test } from 'vitest'
import { rupees } from '#shop/money.ts'
import type { LineStanding } from '#shop/orders/line-moves.ts'
import { wholeGrams } from '#shop/weight.ts'
import { capOf, finalOf, mostOfOrder, type SummedLine, totalSoFar } from './weighed-total.ts'

const line = (standing: Omit<LineStanding, 'version'>): SummedLine => ({
  most: rupees(1100),
  standing: { version: 1, ...standing },
})

const open = line({ state: 'to-weigh' })
const weighed = line({ state: 'weighed', grams: wholeGrams(980), price: rupees(980.75) })
const leftOut = line({ state: 'left-out', price: rupees(0) })
const agreed = line({
  state: 'weighed',
  grams: wholeGrams(1300),
  price: rupees(1300),
  agreed: { grams: wholeGrams(1300), price: rupees(1300) },
})

test('a line may cost the most that was shown, nothing once it is left out, and more only as far as its buyer said yes', () => {
  expect([open, weighed, leftOut, agreed].map(capOf)).toEqual([rupees(1100), rupees(1100), rupees(0), rupees(1300)])
  const heavierSince = line({ ...agreed.standing, grams: wholeGrams(1301) })
  expect(capOf(heavierSince)).toBe(rupees(1100))
  const lighterSince = [1200, 1050, 1299.99].map((sum) =>
    line({ ...agreed.standing, grams: wholeGrams(Math.floor(sum)), price: rupees(sum) }),
  )
  expect(lighterSince.map(capOf)).toEqual([rupees(1200), rupees(1100), rupees(1299.99)])
  expect(capOf(line({ ...agreed.standing, price: rupees(1301) }))).toBe(rupees(1300))
  expect(mostOfOrder([open, weighed, leftOut, agreed])).toBe(rupees(3500))
})

test('what is open costs nothing yet, and all of it goes down to the rupee', () => {
  expect(totalSoFar([open, weighed, agreed])).toEqual({
    sum: rupees(2280.75),
    rounding: rupees(-0.75),
    total: rupees(2280),
  })
})

test('an order is final when it is packed and each of its lines is settled', () => {
  expect(finalOf([weighed, leftOut], 'Packed')).toBe(rupees(980))
  expect(finalOf([weighed, leftOut], 'Cutting')).toBeUndefined()
  expect(finalOf([weighed, open], 'Packed')).toBeUndefined()
  expect(finalOf([weighed, line({ state: 'asked', grams: wholeGrams(1300) })], 'Packed')).toBeUndefined()
  expect(finalOf([leftOut], 'Packed')).toBeUndefined()
})
