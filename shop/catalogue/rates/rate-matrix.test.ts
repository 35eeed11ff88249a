import { expect, test } from 'vitest'
import { openingProducts } from '#shop/new-shop/products.ts'
import { grams } from '#shop/weight.ts'
import { blocksOf, type RateWay, rateAt, roomAcross, rowsOf, type SheetProduct } from './rate-matrix.ts'
import { rateKey } from './rate-sheet.ts'

const weights = { '1 kg': grams('1 kg'), '500 g': grams('500 g'), '250 g': grams('250 g') }

const products: readonly SheetProduct[] = openingProducts.map(({ id = 0, species, cut, sizes }) => ({
  id,
  species,
  cut,
  sizes: sizes.map(({ label, rates }) => ({
    size: label,
    rates: Object.keys(rates).map((weight) => ({ grams: weights[weight as keyof typeof weights] })),
  })),
}))

const blocks = blocksOf(products)
const room = roomAcross(blocks)
const cells = new Map(
  products.flatMap(({ id: productId, sizes }) =>
    sizes.flatMap(({ size, rates }) =>
      rates.map((rate) => [rateKey({ productId, size, ...rate }), { productId, size, ...rate }] as const),
    ),
  ),
)
const sheet = blocks.map((block) => rowsOf(block, room, cells))

test('a fish is one block: its sizes down, its cuts beside each other, each with its packs', () => {
  expect(blocks.map(({ species }) => species)).toEqual([
    'prawns',
    'pomfret',
    'surmai',
    'bombil',
    'bangda',
    'halwa',
    'lobster',
    'tiger-prawns',
    'rawas',
  ])
  expect(blocks[0]).toEqual({
    species: 'prawns',
    cuts: [
      { productId: 1, packs: [1000, 500] },
      { productId: 2, packs: [500, 250] },
      { productId: 3, packs: [500, 250] },
    ],
    sizes: ['Jumbo', 'Extra Large', 'Large', 'Medium', 'Small'],
  })
  // Sliced surmai is sold in two of the sizes that whole surmai has, and a whole one of it is never halved.
  expect(blocks[2]?.sizes).toEqual(['Jumbo', 'Extra Large', 'Large', 'Medium', 'Small'])
  expect(sheet[2]?.map((row) => row.map((cell) => cell && cell.grams))).toEqual([
    [1000, undefined, undefined, undefined, undefined, undefined],
    [1000, undefined, undefined, undefined, undefined, undefined],
    [1000, undefined, 1000, 500, 1000, 500],
    [1000, undefined, 1000, 500, 1000, 500],
    [1000, undefined, undefined, undefined, undefined, undefined],
  ])
})

test('every rate of the shop has one place, and columns stand below each other', () => {
  expect(room).toEqual([2, 2, 2])
  const placed = sheet.flat(2).flatMap((cell) => (cell ? [rateKey(cell)] : []))
  expect(placed.toSorted()).toEqual([...cells.keys()].toSorted())
  expect(placed).toHaveLength(121)
  expect(new Set(sheet.flat().map(({ length }) => length))).toEqual(new Set([6]))
})

test('a fish with more cuts than fit beside each other gets another block', () => {
  const many = [1, 2, 3, 4].map((id) => ({ id, species: 'crab', cut: 'cut' as const, sizes: [] }))
  expect(blocksOf(many).map(({ cuts }) => cuts.map(({ productId }) => productId))).toEqual([[1, 2, 3], [4]])
  expect(blocksOf([])).toEqual([])
})

/** The rate that a key leads to, by its name. */
const to = (way: RateWay, from: readonly [number, string, number]) => {
  const [productId, size, weight] = from
  const cell = rateAt(sheet, { productId, size, grams: weight }, way)
  return cell && rateKey(cell)
}

test('Enter goes down a pack and on to the next one, arrows go straight, and no key leads off the sheet', () => {
  expect(to('next', [1, 'Jumbo', 1000])).toBe('1/1000/Extra Large')
  expect(to('next', [1, 'Small', 1000])).toBe('1/500/Jumbo')
  expect(to('next', [3, 'Small', 250])).toBe('4/1000/Premium Jumbo')
  expect(to('before', [1, 'Jumbo', 500])).toBe('1/1000/Small')
  expect(to('right', [1, 'Jumbo', 500])).toBe('2/500/Jumbo')
  expect(to('left', [2, 'Jumbo', 500])).toBe('1/500/Jumbo')
  expect(to('down', [1, 'Small', 500])).toBe('4/500/Jumbo')
  expect(to('up', [4, 'Jumbo', 500])).toBe('1/500/Small')
  expect(to('next-fish', [2, 'Medium', 250])).toBe('4/1000/Premium Jumbo')
  expect(to('fish-before', [4, 'Premium Jumbo', 1000])).toBe('1/1000/Jumbo')
  expect(to('fish-before', [2, 'Medium', 250])).toBe('1/1000/Jumbo')
  for (const way of ['before', 'up', 'left', 'fish-before'] as const)
    expect(to(way, [1, 'Jumbo', 1000])).toBeUndefined()
  for (const way of ['next', 'down', 'right', 'next-fish'] as const) expect(to(way, [21, '', 1000])).toBeUndefined()
  expect(to('next', [99, 'Jumbo', 1000])).toBeUndefined()
})
