import { expect, test } from 'vitest'
import {
  decideGift,
  decideLeavingOut,
  decideReplacing,
  type ReplaceableLine,
  replacementsOf,
} from '#shop/line-choices.ts'
import type { WeighableLine } from '#shop/line-moves.ts'
import { rupees } from '#shop/money.ts'
import { wholeGrams } from '#shop/weight.ts'
import { openingCatalogue } from '#shop/catalogue/products.ts'

/** Two packs of 500 g for 1,000 rupees each, 2,200 at most, and the buyer was asked. */
const line: WeighableLine = {
  grams: wholeGrams(500),
  quantity: 2,
  rate: rupees(1000),
  most: rupees(2200),
  state: 'asked',
  version: 1,
  orderStatus: 'Cutting',
}
const cutter = { seen: 1, role: 'cutter' } as const

test('what is too much is given for the most that was shown, or for the weight where that is less', () => {
  expect(decideGift(line, wholeGrams(1300), cutter)).toEqual({ given: { price: rupees(2200) } })
  expect(decideGift({ ...line, state: 'declined' }, wholeGrams(1300), cutter)).toEqual({
    given: { price: rupees(2200) },
  })
  const agreed = { grams: wholeGrams(1300), price: rupees(2600) }
  expect(decideGift({ ...line, agreed }, wholeGrams(1250), cutter)).toEqual({ given: { price: rupees(2500) } })
})

test('nothing is given of what nobody was asked about, or that another had in hand', () => {
  expect(decideGift({ ...line, state: 'weighed' }, wholeGrams(1000), cutter)).toEqual({ refused: 'nothing-asked' })
  expect(decideGift(line, undefined, cutter)).toEqual({ refused: 'nothing-asked' })
  expect(decideGift(line, wholeGrams(1300), { ...cutter, seen: 0 })).toEqual({ refused: 'line-moved' })
  expect(decideGift(line, wholeGrams(1300), { ...cutter, role: 'rider' })).toEqual({ refused: 'not-your-act' })
})

test('a line is left out once, from the knife to the door', () => {
  expect(decideLeavingOut(line, cutter)).toEqual({ leftOut: true })
  expect(decideLeavingOut({ ...line, state: 'left-out' }, cutter)).toEqual({ refused: 'line-left-out' })
  expect(decideLeavingOut({ ...line, orderStatus: 'Confirmed' }, cutter)).toEqual({ refused: 'line-not-open' })
})

const paplet: ReplaceableLine = { productId: 4, size: 'Large', weight: '500 g', rate: rupees(850) }

test('what can stand for a line is the same fish by the same pack, the next larger first, and never dearer', () => {
  const possible = replacementsOf(openingCatalogue, paplet)
  expect(possible.map(({ size }) => size)).toEqual(['Extra Large', 'Jumbo', 'Medium', 'Small'])
  for (const { rate, productId } of possible) {
    expect(rate).toBeLessThanOrEqual(paplet.rate)
    expect(productId).toBe(4)
  }
  expect(replacementsOf(openingCatalogue, { ...paplet, weight: '2 kg' })).toEqual([])
  expect(replacementsOf(openingCatalogue, { ...paplet, productId: 999 })).toEqual([])
  expect(replacementsOf(openingCatalogue, { ...paplet, size: '' }).length).toBeGreaterThan(0)
})

test('only what is possible today stands for a line', () => {
  const possible = replacementsOf(openingCatalogue, paplet)
  const [first] = possible
  if (first === undefined) throw new Error('paplet comes in several sizes')
  expect(decideReplacing(line, possible, { ...cutter, productId: 4, size: first.size })).toEqual({ replaced: first })
  const elsewhere = { ...cutter, productId: 5, size: first.size }
  expect(decideReplacing(line, possible, elsewhere)).toEqual({ refused: 'no-replacement' })
  const replaced = { ...line, state: 'replaced' } as const
  expect(decideReplacing(replaced, possible, { ...cutter, productId: 4, size: first.size })).toEqual({
    refused: 'line-replaced',
  })
})
