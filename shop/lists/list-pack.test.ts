import { assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { choicesOf } from '#shop/cart/quick-pack.ts'
import { mostPacks } from '#shop/catalogue/availability.ts'
import { priceOf } from '#shop/catalogue/pricing.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { grams, parseWeight, wholeGrams } from '#shop/weight.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { runsOf } from '#tests/running/runs.ts'
import type { ListAmount } from './list-amount.ts'
import { listPack } from './list-pack.ts'

const paplet = openingProduct(4)
const offered = (amount: ListAmount | undefined, fish = 'paplet') => {
  const offer = listPack(paplet, amount, fish)
  return offer && [offer.pack.item.quantity, offer.pack.item.weight, offer.meets]
}

test('a weight becomes the fewest packs that make it, a number of packs so many of the usual one', () => {
  expect(offered({ grams: 1000 })).toEqual([1, '1 kg', 'as-asked'])
  expect(offered({ grams: 1500 })).toEqual([3, '500 g', 'as-asked'])
  expect(offered({ grams: 500, packs: 2 })).toEqual([2, '500 g', 'as-asked'])
  expect(offered({ packs: 2 })).toEqual([2, '1 kg', 'usual'])
  expect(offered(undefined)).toEqual([1, '1 kg', 'usual'])
})

test('what no packs make comes near and is told, and so are pieces', () => {
  expect(offered({ grams: 600 })).toEqual([1, '500 g', 'nearest'])
  expect(offered({ grams: 5 })).toEqual([1, '500 g', 'nearest'])
  expect(offered({ packs: 21 })).toEqual([20, '1 kg', 'nearest'])
  expect(offered({ pieces: 3 })).toEqual([1, '1 kg', 'by-weight'])
})

test('what stock is too short for is told so, and not put down to our packs', () => {
  const usual = listPack(paplet, undefined, '')?.pack.item.size ?? ''
  const few = { ...paplet, stock: { [usual]: { left: wholeGrams(2000) } } }
  const offer = (amount: ListAmount) => {
    const { pack, meets } = listPack(few, amount, 'paplet') ?? {}
    return [pack?.item.quantity, pack?.item.weight, pack?.most, meets]
  }
  expect(offer({ grams: 3000 })).toEqual([2, '1 kg', 2, 'short'])
  expect(offer({ packs: 5 })).toEqual([2, '1 kg', 2, 'short'])
  expect(offer({ packs: 25 })).toEqual([2, '1 kg', 2, 'short'])
  expect(offer({ grams: 600 })).toEqual([1, '500 g', 4, 'nearest'])
  expect(offer({ grams: 2000 })).toEqual([2, '1 kg', 2, 'as-asked'])
})

test('fish for a sum of money is never so many packs or grams: it is told, beside the usual pack', () => {
  expect(offered({ rupees: 500 })).toEqual([1, '1 kg', 'by-money'])
  expect(offered({ rupees: 800, grams: 500 })).toEqual([1, '500 g', 'by-money'])
})

test('the size that is named is taken, the longest name of several', () => {
  const prawns = openingProduct(1)
  for (const { label } of prawns.sizes) {
    const offer = listPack(prawns, { packs: 1 }, `${label.toLowerCase()} prawns`)
    expect(offer?.pack.item.size).toBe(label)
  }
})

test('it is told what all of it can come to', () => {
  const [one, two] = [1, 2].map((packs) => listPack(paplet, { grams: 500, packs }, 'paplet')?.pack)
  expect([two?.item.quantity, two?.mostPrice]).toEqual([2, 2 * (one?.mostPrice ?? 0)])
})

test('what is not there is not offered', () => {
  expect(listPack({ ...paplet, available: false }, { grams: 1000 }, 'paplet')).toBeUndefined()
})

const amounts = record(
  { grams: integer({ min: 1, max: 30_000 }), packs: integer({ min: 1, max: 30 }) },
  { requiredKeys: [] },
)

test('no other packs of that size that can be had come nearer: a slow search over all of them agrees', () => {
  assert(
    property(constantFrom(...openingCatalogue.products), amounts, (product, amount) => {
      const offer = listPack(product, amount, '')
      if (offer?.asked === undefined) return
      const { asked, pack } = offer
      const { size, weight, quantity, price } = pack.item
      const label = parseWeight(weight)
      expect(price).toBe(priceOf(product, { size, weight: label }))
      const far = (packs: number, one: number) => Math.abs(packs * one - asked)
      const others = choicesOf(product)
        .filter((choice) => choice.size === size && choice.weight !== undefined)
        .flatMap((choice) =>
          Array.from({ length: mostPacks(product, choice) }, (_, nr) => far(nr + 1, grams(choice.weight ?? '1 kg'))),
        )
      expect(far(quantity, grams(label ?? '1 kg'))).toBe(Math.min(...others))
    }),
    runsOf(5000),
  )
})
