import { expect, test } from 'vitest'
import { openingCatalogue } from '#shop/catalogue/products.ts'
import { type Paise, paise, times } from './money.ts'
import { largerPack, mostOfOneLine } from './pricing.ts'
import {
  isDoubtful,
  isShort,
  mostGrams,
  mostPrice,
  mostWeight,
  type OrderedLine,
  orderedGrams,
  toTheRupee,
  weighedPrice,
} from './weighing.ts'
import { grams, type WeightLabel, wholeGrams } from './weight.ts'

/** Every cell of the rate table that opens a shop. */
const cells = openingCatalogue.products.flatMap((product) =>
  Object.entries(product.prices).flatMap(([size, byWeight]) =>
    (Object.entries(byWeight) as [WeightLabel, Paise][]).map(([weight, rate]) => ({
      name: `${product.title} ${size} ${weight}`,
      tolerance: product.tolerance,
      line: { grams: grams(weight), quantity: 1, rate, larger: largerPack(product, { size, weight }) } as OrderedLine,
    })),
  ),
)

const so = (line: OrderedLine, quantity: number): OrderedLine => ({ ...line, quantity })

/**
 * The rule once more, slowly, as a person says it: the grams' share of a pack's price, in fractions; half a paisa goes up;
 * and what the next larger packs would cost is enough.
 */
function slowly({ grams: label, quantity, rate, larger }: OrderedLine, weight: number): bigint {
  const own = rounded(BigInt(weight) * BigInt(rate), BigInt(label))
  if (larger === undefined) return own
  const packs = BigInt(larger.rate) * BigInt(quantity)
  const byLarger = rounded(BigInt(weight) * BigInt(larger.rate), BigInt(larger.grams))
  const enough = packs > byLarger ? packs : byLarger
  return own < enough ? own : enough
}

function rounded(above: bigint, below: bigint): bigint {
  const rest = above % below
  return above / below + (rest * 2n >= below ? 1n : 0n)
}

test('every price of the board by every gram up to three packs is exact, never falls, and never costs more than the larger pack', () => {
  expect(cells).toHaveLength(121)
  const wrong: string[] = []
  for (const { name, line } of cells) {
    let before = 0
    for (let weight = 1; weight <= 3 * line.grams; weight += 1) {
      const price = weighedPrice(line, wholeGrams(weight))
      const larger =
        line.larger && Math.max(line.larger.rate, weighedPrice({ ...line.larger, quantity: 1 }, wholeGrams(weight)))
      if (BigInt(price) !== slowly(line, weight)) wrong.push(`${name} at ${weight} g is ${price}`)
      if (price < before) wrong.push(`${name} at ${weight} g costs less than a gram less`)
      if (larger !== undefined && price > larger) wrong.push(`${name} at ${weight} g is above the larger pack`)
      before = price
    }
    if (weighedPrice(line, line.grams) !== line.rate) wrong.push(`${name} as ordered is not its price`)
  }
  expect(wrong).toEqual([])
})

test('what weighs no more than the tolerance allows never costs more than the most that was shown', () => {
  const wrong: string[] = []
  for (const { name, line, tolerance } of cells)
    for (const quantity of [1, 2, 3, mostOfOneLine]) {
      const ordered = so(line, quantity)
      const most = mostPrice(ordered, tolerance)
      const heaviest = Math.floor((orderedGrams(ordered) * (100 + tolerance)) / 100)
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

test('a slow and obvious rule agrees on a million lines that nobody ever ordered', () => {
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
    const own = { grams: wholeGrams(upTo(5000)), quantity: upTo(mostOfOneLine), rate: paise(upTo(2_000_000)) }
    const larger = { grams: wholeGrams(own.grams + upTo(5000)), rate: paise(upTo(3_000_000)) }
    const line = nr % 2 === 0 ? own : { ...own, larger }
    const weight = upTo(mostWeight)
    if (BigInt(weighedPrice(line, wholeGrams(weight))) !== slowly(line, weight)) wrong.push({ line, weight })
  }
  expect(wrong).toEqual([])
})

test('half a paisa goes up, once for the whole line', () => {
  const line = { grams: wholeGrams(500), quantity: 3, rate: paise(45_000) }
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
  const line = { grams: wholeGrams(500), quantity: 2, rate: paise(45_000) }
  expect([333, 334, 3000, 3001].map((weight) => isDoubtful(line, wholeGrams(weight)))).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect([899, 900].map((weight) => isShort(line, wholeGrams(weight)))).toEqual([true, false])
})
