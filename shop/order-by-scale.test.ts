import { expect, test } from 'vitest'
import type { LineStanding } from '#shop/line-moves.ts'
import { rupees } from '#shop/money.ts'
import { capOf, finalOf, mostOfOrder, type SummedLine, totalSoFar } from '#shop/order-by-scale.ts'
import { wholeGrams } from '#shop/weight.ts'

/** A kilo for 1,000 rupees, 1,100 g and 1,100 rupees at most. */
const line = (standing: Omit<LineStanding, 'version'>): SummedLine => ({
  ordered: { grams: wholeGrams(1000), quantity: 1, rate: rupees(1000), otherPacks: [] },
  most: rupees(1100),
  tolerated: wholeGrams(1100),
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
  const lighterSince = [1200, 1050].map((grams) => line({ ...agreed.standing, grams: wholeGrams(grams) }))
  expect(lighterSince.map(capOf)).toEqual([rupees(1200), rupees(1100)])
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
