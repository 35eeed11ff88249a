import { describe, expect, test } from 'vitest'
import { defaultChoice, settle } from '#shop/catalogue/choice.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { wholeGrams } from '#shop/weight.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { availabilityOf, isGone, mostPacks, soldOutSizes } from './availability.ts'

const pomfret = openingProduct(4)
const [first = '', second = '', third = ''] = pomfret.sizes.map(({ label }) => label)
const kilos = (kilo: number) => ({ left: wholeGrams(kilo * 1000) })
const none = { left: 'none' } as const
const counted = (stock: Product['stock'], more: Partial<Product> = {}): Product => ({ ...pomfret, ...more, stock })
const allGone = (backs: readonly (number | undefined)[]): Product =>
  counted(
    Object.fromEntries(
      pomfret.sizes.map(({ label }, at) => {
        const backAt = backs[at]
        return [label, backAt === undefined ? none : { ...none, backAt }]
      }),
    ),
  )

describe('what is told of a product', () => {
  test('nothing is said of fish that is not counted, and nothing of plenty', () => {
    expect(availabilityOf(pomfret)).toEqual({ told: 'there' })
    expect(availabilityOf(counted({ [first]: { left: 'plenty' } }), first)).toEqual({ told: 'there' })
  })

  test('last 2 kg is said of a size that has so much, and of the product only when no size has more', () => {
    const product = counted({ [first]: kilos(2) })
    expect(availabilityOf(product, first)).toEqual({ told: 'few', left: 2000 })
    expect(availabilityOf(product)).toEqual({ told: 'there' })
    const all = counted({ ...allGone([]).stock, [first]: kilos(1.5), [second]: kilos(0.5) })
    expect(availabilityOf(all)).toEqual({ told: 'few', left: 2000 })
  })

  test('together they may be plenty though each is little', () => {
    expect(availabilityOf(counted({ ...allGone([]).stock, [first]: kilos(4), [second]: kilos(4) }))).toEqual({
      told: 'there',
    })
  })

  test('what is left of a size counts as nothing where its smallest pack is larger', () => {
    const onlyKilos = { ...pomfret.prices[first] }
    delete onlyKilos['500 g']
    delete onlyKilos['250 g']
    const product = counted({ [first]: kilos(0.5) }, { prices: { ...pomfret.prices, [first]: onlyKilos } })
    expect(availabilityOf(product, first)).toEqual({ told: 'sold-out', backAt: undefined })
    expect(mostPacks(product, { size: first, weight: '1 kg' })).toBe(0)
  })

  test('a product of which every size is sold out is back with the first of them', () => {
    expect(availabilityOf(allGone([undefined, 900, 700]))).toEqual({ told: 'sold-out', backAt: 700 })
    expect(soldOutSizes(allGone([]))).toEqual([])
    expect(isGone(allGone([]))).toBe(true)
  })

  test('a product that is taken off is off whatever is counted, and back when somebody said so', () => {
    const off = counted({ [first]: kilos(2) }, { available: false, backAt: 800 })
    expect(availabilityOf(off)).toEqual({ told: 'off', backAt: 800 })
    expect(availabilityOf(off, first)).toEqual({ told: 'off', backAt: 800 })
  })

  test('the sizes that are sold out are named while others are there', () => {
    expect(soldOutSizes(counted({ [first]: none, [third]: none }))).toEqual([first, third])
  })
})

describe('what a page opens with', () => {
  test('it is the usual size, unless that is sold out: then the first that is there', () => {
    expect(defaultChoice(counted({ [first]: none })).size).toBe(second)
    expect(settle(counted({ [first]: none }), {}).size).toBe(second)
    expect(defaultChoice(allGone([])).size).toBe(defaultChoice(pomfret).size)
  })

  test('its weight is the heaviest of which there is enough', () => {
    const little = counted({ [first]: none, [second]: kilos(0.5) })
    expect(defaultChoice(little)).toMatchObject({ size: second, weight: '500 g' })
  })

  test('who chose a size that is sold out since keeps it, and is told', () => {
    expect(settle(counted({ [first]: none }), { size: first })).toMatchObject({ size: first, weight: '1 kg' })
  })
})

test('one line takes no more packs than are left, and never more than a line takes', () => {
  expect(mostPacks(counted({ [first]: kilos(2) }), { size: first, weight: '500 g' })).toBe(4)
  expect(mostPacks(counted({ [first]: kilos(2) }), { size: second, weight: '500 g' })).toBe(20)
  expect(mostPacks(pomfret, { size: first, weight: '1 kg' })).toBe(20)
  expect(mostPacks(counted({ [first]: none }), { size: first, weight: '250 g' })).toBe(0)
  expect(mostPacks(counted({}, { available: false }), { size: first, weight: '250 g' })).toBe(0)
})
