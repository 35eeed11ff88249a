import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { priceOf } from '#shop/catalogue/pricing.ts'
import { weighedPrice } from '#shop/catalogue/weighed-price.ts'
import { paise, rupees } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import type { WeighableLine } from '#shop/orders/line-moves.ts'
import { grams, parseWeight, weightLabels, wholeGrams } from '#shop/weight.ts'
import { decideGift, decideLeavingOut, decideReplacing, type ReplaceableLine, replacementsOf } from './line-choices.ts'

/** Two packs of 500 g for 1,000 rupees each, 2,200 at most, and the buyer was asked. */
const line: WeighableLine = {
  grams: wholeGrams(500),
  quantity: 2,
  rate: rupees(1000),
  most: rupees(2200),
  tolerated: wholeGrams(1100),
  otherPacks: [],
  state: 'asked',
  version: 1,
  orderStatus: 'Cutting',
}
const cutter = { seen: 1, role: 'cutter' } as const

test('what is too much is given for what the heaviest that nobody is asked about costs, or for the weight under a yes', () => {
  expect(decideGift(line, wholeGrams(1300), cutter)).toEqual({ given: { price: rupees(2200) } })
  expect(decideGift({ ...line, state: 'declined' }, wholeGrams(1300), cutter)).toEqual({
    given: { price: rupees(2200) },
  })
  const cheap = { ...line, rate: rupees(500) }
  expect(decideGift(cheap, wholeGrams(1300), cutter)).toEqual({ given: { price: rupees(1100) } })
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

const paplet: ReplaceableLine = { productId: 4, size: 'Large', weight: '500 g', rate: rupees(850), otherPacks: [] }

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

test('what stands for a line is never dearer than it, nor than its own sheet says', () => {
  const paplets = openingCatalogue.products.filter(({ id }) => id === 4)
  assert(
    property(
      constantFrom(...paplets.flatMap(({ sizes }) => sizes.map(({ label }) => label))),
      constantFrom('250 g', '500 g', '1 kg'),
      array(record({ grams: constantFrom(250, 500, 1000), rate: integer({ min: 1, max: 300_000 }) }), { maxLength: 2 }),
      record({ rate: integer({ min: 1, max: 200_000 }), quantity: integer({ min: 1, max: 5 }) }),
      integer({ min: 1, max: 6000 }),
      (size, weight, others, { rate, quantity }, lies) => {
        const label = parseWeight(weight)
        if (label === undefined) throw new Error(weight)
        const packs = others.map((pack) => ({ grams: wholeGrams(pack.grams), rate: paise(pack.rate) }))
        const old = { grams: grams(label), quantity, rate: paise(rate), otherPacks: packs }
        for (const one of replacementsOf(openingCatalogue, { ...old, productId: 4, size, weight })) {
          const given = weighedPrice({ ...old, rate: one.rate, otherPacks: one.otherPacks }, wholeGrams(lies))
          expect(given).toBeLessThanOrEqual(weighedPrice(old, wholeGrams(lies)))
          for (const by of weightLabels) {
            const own = paplets[0] && priceOf(paplets[0], { size: one.size, weight: by })
            expect(given).toBeLessThanOrEqual(own !== undefined && lies <= grams(by) ? own : given)
          }
        }
      },
    ),
  )
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
