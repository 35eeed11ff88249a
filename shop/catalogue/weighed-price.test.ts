import { array, assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { mostOfOneLine, otherPacks } from '#shop/catalogue/pricing.ts'
import { type Paise, paise, times } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { grams, mostWeight, type WeightLabel, wholeGrams } from '#shop/weight.ts'
import { runsOf } from '#tests/running/runs.ts'
import {
  isDoubtful,
  isShort,
  mostGrams,
  mostPrice,
  type OrderedLine,
  type Pack,
  toleratedGrams,
  toTheRupee,
  weighedPrice,
} from './weighed-price.ts'

/** Every cell of the rate table that opens a shop. */
const cells = openingCatalogue.products.flatMap((product) =>
  Object.entries(product.prices).flatMap(([size, byWeight]) =>
    (Object.entries(byWeight) as [WeightLabel, Paise][]).map(([weight, rate]) => ({
      name: `${product.title} ${size} ${weight}`,
      tolerance: product.tolerance,
      line: { grams: grams(weight), quantity: 1, rate, otherPacks: otherPacks(product, { size, weight }) },
    })),
  ),
)

const so = (line: OrderedLine, quantity: number): OrderedLine => ({ ...line, quantity })

/** The grams' share of a pack's price, in fractions; half a paisa goes up. */
function share({ grams: label, rate }: Pack, weight: number): number {
  const [above, below] = [BigInt(weight) * BigInt(rate), BigInt(label)]
  const rest = above % below
  return Number(above / below + (rest * 2n >= below ? 1n : 0n))
}

/**
 * The rule as a person says it who tries all of it out: the share of the own pack's price, or any basket of packs from the
 * sheet, with what is heavier than the basket by the rate of one of its packs. The cheapest of all that counts.
 */
function triedOut(line: OrderedLine, weight: number): number {
  const packs = [{ grams: line.grams, rate: line.rate }, ...line.otherPacks]
  let cheapest = share(line, weight)
  const fill = (from: number, basket: readonly Pack[], held: number, paid: number) => {
    for (const pack of basket) cheapest = Math.min(cheapest, paid + share(pack, Math.max(0, weight - held)))
    if (held >= weight) return
    for (const [place, pack] of packs.entries())
      if (place >= from) fill(place, [...new Set([...basket, pack])], held + pack.grams, paid + pack.rate)
  }
  fill(0, [], 0, 0)
  return cheapest
}

test('every price of the board by every gram up to three packs is the cheapest way to buy it, and never falls', () => {
  expect(cells).toHaveLength(121)
  const wrong: string[] = []
  for (const { name, line } of cells) {
    let before = 0
    for (let weight = 1; weight <= 3 * line.grams; weight += 1) {
      const price = weighedPrice(line, wholeGrams(weight))
      if (price > share(line, weight)) wrong.push(`${name} at ${weight} g is ${price}`)
      if (weight % 125 < 2 && price !== triedOut(line, weight)) wrong.push(`${name} at ${weight} g is ${price}`)
      if (price < before) wrong.push(`${name} at ${weight} g costs less than a gram less`)
      before = price
    }
    if (weighedPrice(line, line.grams) !== line.rate) wrong.push(`${name} as ordered is not its price`)
  }
  expect(wrong).toEqual([])
})

test('of any sheet, so many packs cost what the cheapest way to buy their grams costs', () => {
  const pack = record({ grams: integer({ min: 200, max: 2000 }), rate: integer({ min: 1, max: 200_000 }) }).map(
    ({ grams: label, rate }): Pack => ({ grams: wholeGrams(label), rate: paise(rate) }),
  )
  assert(
    property(
      array(pack, { minLength: 1, maxLength: 4 }),
      integer({ min: 1, max: mostOfOneLine }),
      integer({ min: 1, max: 3000 }),
      ([own = { grams: wholeGrams(500), rate: paise(1) }, ...others], quantity, weight) => {
        const line = { ...own, quantity, otherPacks: others }
        expect(weighedPrice(line, wholeGrams(weight))).toBe(triedOut(line, weight))
      },
    ),
    runsOf(5000),
  )
})

test('two packs of 500 g weigh a kilo, and cost no more than the kilo does', () => {
  const kilo = { grams: wholeGrams(1000), rate: paise(80_000) }
  const line = { grams: wholeGrams(500), quantity: 2, rate: paise(45_000), otherPacks: [kilo] }
  expect([880, 1000, 1050].map((weight) => weighedPrice(line, wholeGrams(weight)))).toEqual([79_200, 80_000, 84_000])
  expect(mostPrice(line, wholeGrams(1100))).toBe(90_000)
})

test('what weighs no more than the tolerance allows never costs more than the most that was shown', () => {
  const wrong: string[] = []
  for (const { name, line, tolerance } of cells)
    for (const quantity of [1, 2, 3, mostOfOneLine]) {
      const ordered = so(line, quantity)
      const heaviest = toleratedGrams(ordered, tolerance)
      const most = mostPrice(ordered, heaviest)
      for (let weight = 1; weight <= heaviest; weight += quantity)
        if (weighedPrice(ordered, wholeGrams(weight)) > most) wrong.push(`${name} × ${quantity} at ${weight} g`)
      const fits = mostGrams(ordered, most)
      if (fits < heaviest || weighedPrice(ordered, fits) > most) wrong.push(`${name} × ${quantity} takes ${fits} g`)
      if (fits < mostWeight && weighedPrice(ordered, wholeGrams(fits + 1)) <= most)
        wrong.push(`${name} takes more than ${fits} g`)
      if (most < times(line.rate, quantity)) wrong.push(`${name} × ${quantity} is at most less than its price`)
    }
  expect(wrong).toEqual([])
})

test('by its own pack alone a line costs the share of it, in fractions, on a million lines that nobody ever ordered', () => {
  let seed = 20_261_122
  const upTo = (most: number) => {
    // What looks like chance and is the same each time (mulberry32).
    seed = (seed + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return 1 + (((mixed ^ (mixed >>> 14)) >>> 0) % most)
  }
  const wrong: unknown[] = []
  for (let nr = 0; nr < 1_000_000; nr += 1) {
    const pack = { grams: wholeGrams(upTo(5000)), rate: paise(upTo(2_000_000)) }
    const line = { ...pack, quantity: upTo(mostOfOneLine), otherPacks: [] }
    const weight = upTo(mostWeight)
    if (weighedPrice(line, wholeGrams(weight)) !== share(pack, weight)) wrong.push({ line, weight })
  }
  expect(wrong).toEqual([])
})

test('half a paisa goes up, once for the whole line', () => {
  const line = { grams: wholeGrams(500), quantity: 3, rate: paise(45_000), otherPacks: [] }
  expect([1, 2, 3].map((weight) => weighedPrice({ ...line, rate: paise(250) }, wholeGrams(weight)))).toEqual([1, 1, 2])
  expect(weighedPrice(line, wholeGrams(1501))).toBe(135_090)
})

test('all of it goes down to the rupee, and what that takes off is told', () => {
  expect(toTheRupee([paise(33_333), paise(66_666)])).toEqual({ sum: 99_999, rounding: -99, total: 99_900 })
  expect(toTheRupee([paise(20_000)])).toEqual({ sum: 20_000, rounding: 0, total: 20_000 })
  for (let sum = 0; sum < 1000; sum += 1) {
    const { rounding, total } = toTheRupee([paise(sum)])
    expect([sum, total % 100, total - rounding, rounding > -100 && rounding <= 0]).toEqual([sum, 0, sum, true])
  }
})

test('less than a third and more than three times what was ordered may be grams read as kilos; under nine tenths is short', () => {
  const line = { grams: wholeGrams(500), quantity: 2 }
  expect([333, 334, 3000, 3001].map((weight) => isDoubtful(line, wholeGrams(weight)))).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect([899, 900].map((weight) => isShort(line, wholeGrams(weight)))).toEqual([true, false])
})
