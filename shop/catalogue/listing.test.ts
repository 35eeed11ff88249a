import { array, assert, constantFrom, integer, option, property, record, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ListChoice,
  listAddress,
  listFilters,
  listSorts,
  parseListChoice,
  wholeList,
} from '#shop/catalogue/list-choice.ts'
import { onListPage, openListing } from '#shop/catalogue/listing.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { paise, rupees } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { runsOf } from '#tests/running/runs.ts'

const { products, species } = openingCatalogue
const list = openListing(products, species)
const idsOf = (choice: Partial<ListChoice>, listing = list) =>
  listing.look({ ...wholeList, ...choice }).products.map(({ id }) => id)

test('as it comes a list has all that is sold, in the order of the shop', () => {
  expect(idsOf({})).toEqual(products.map(({ id }) => id))
  expect(list.look(wholeList)).toMatchObject({ fitting: 21, all: 21, page: 1, pages: 1, loosen: [] })
})

test('by the price of a kilo a small dear pack stands behind a cheap kilo; by the smallest pack it is the other way', () => {
  const prawns = openListing(products.slice(0, 2), species)
  // whole: a kilo from 450, a pack from 250; cleaned: a kilo from 900, a pack from 250
  expect(idsOf({ sort: 'kilo' }, prawns)).toEqual([1, 2])
  const cleanedFirst = openListing([openingProduct(2), openingProduct(7), openingProduct(1)], species)
  expect(idsOf({ sort: 'kilo' }, cleanedFirst)).toEqual([1, 7, 2])
  expect(idsOf({ sort: 'pack' }, cleanedFirst)).toEqual([2, 1, 7])
})

test.each([
  ['few-bones', [1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 17, 18, 19, 20, 21]],
  ['under-500', [1, 2, 3, 10, 11, 12, 13, 14, 15, 16, 17, 18]],
  ['ready-to-cook', [2, 3, 5, 6, 8, 9, 11, 12, 14, 15, 17, 18]],
] as const)('the filter %s leaves %j', (filter, ids) => {
  expect(idsOf({ only: [filter] })).toEqual(ids)
})

const soldAt = (price: number): Product => ({ ...openingProduct(19), prices: { '': { '1 kg': rupees(price) } } })

test('under ₹500 is not at ₹500', () => {
  expect(idsOf({ only: ['under-500'] }, openListing([soldAt(500), { ...soldAt(499), id: 7 }], species))).toEqual([7])
})

test('available today is what somebody can have in some size', () => {
  const counted: Product = {
    ...openingProduct(4),
    stock: Object.fromEntries(openingProduct(4).sizes.map(({ label }) => [label, { left: 'none' }])),
  }
  const off: Product = { ...openingProduct(5), available: false }
  expect(idsOf({ only: ['available'] }, openListing([counted, off, openingProduct(6)], species))).toEqual([6])
})

test('where nothing fits it is said which filter to loosen, and what would fit then', () => {
  const shelf = openListing([openingProduct(10), openingProduct(19)], species)
  expect(shelf.look({ ...wholeList, only: ['few-bones', 'under-500'] }).loosen).toEqual([
    { filter: 'few-bones', fitting: 1 },
    { filter: 'under-500', fitting: 1 },
  ])
  expect(shelf.look({ ...wholeList, only: ['few-bones', 'under-500', 'ready-to-cook'] }).loosen).toEqual([])
})

test('a list of 50 has three pages, and one behind the last is the last', () => {
  const fifty = openListing(
    Array.from({ length: 50 }, (_, at) => ({ ...openingProduct(1), id: at + 1 })),
    species,
  )
  expect(idsOf({ page: 2 }, fifty)).toEqual(Array.from({ length: onListPage }, (_, at) => at + 25))
  expect(fifty.look({ ...wholeList, page: 99 })).toMatchObject({ from: 48, page: 3, pages: 3 })
})

const choices = record({
  sort: option(constantFrom(...listSorts), { nil: undefined }),
  only: subarray([...listFilters]),
  page: integer({ min: 1, max: 9999 }),
})

test('an address says a choice and nothing is lost on the way', () => {
  assert(
    property(choices, (choice) => {
      const { searchParams, pathname } = new URL(listAddress('/fish', choice), 'https://darya.example')
      expect([pathname, parseListChoice(searchParams)]).toEqual(['/fish', choice])
    }),
  )
})

test.each(['?sort=up', '?only=cheap', '?page=0', '?page=-1', '?page=1e3', '?page=99999', '?sort=&only=', '?x=1'])(
  '%s says nothing that the shop knows, and is the whole list',
  (query) => {
    expect(parseListChoice(new URLSearchParams(query))).toEqual(wholeList)
  },
)

const packs = ({ prices }: Product) =>
  Object.values(prices).flatMap((row) =>
    Object.entries(row).map(([label, price]) => ({
      price,
      kilo: price * ({ '1 kg': 1, '500 g': 2, '250 g': 4 }[label] ?? 0),
    })),
  )

/** As a shopkeeper would do it with cards on a table. */
function byHand(shelf: readonly Product[], { sort, only }: ListChoice): number[] {
  let left = [...shelf]
  for (const filter of only)
    left = left.filter((product) => {
      if (filter === 'few-bones') return species.find(({ name }) => name === product.species)?.fewBones === true
      if (filter === 'under-500') return packs(product).some(({ price }) => price < 50_000)
      if (filter === 'ready-to-cook') return ['cut', 'marinated'].includes(product.cut)
      return product.available
    })
  const least = (product: Product) =>
    Math.min(...packs(product).map((pack) => (sort === 'kilo' ? pack.kilo : pack.price)))
  const piles: number[] = []
  while (left.length > 0) {
    const lowest = sort === undefined ? left[0] : left.find((one) => left.every((other) => least(one) <= least(other)))
    if (lowest === undefined) throw new Error('one of them is the lowest')
    piles.push(lowest.id)
    left = left.filter((one) => one !== lowest)
  }
  return piles
}

test('whatever the prices, a list is as one would lay it out by hand', () => {
  const product = record({
    like: constantFrom(...products),
    available: constantFrom(true, false),
    prices: constantFrom(0, 1, 2, 3).chain((rows) =>
      record({
        0: record({ '1 kg': integer({ min: 40_000, max: 60_000 }).map(paise) }),
        1: record({ '500 g': integer({ min: 20_000, max: 30_000 }).map(paise) }),
        2: record({ '1 kg': constantFrom(paise(50_000)), '250 g': constantFrom(paise(12_500), paise(13_000)) }),
        3: constantFrom({}),
      }).map((all) => ({ '': all[rows as 0] })),
    ),
  })
  assert(
    property(array(product, { maxLength: onListPage }), choices, (made, { sort, only }) => {
      const shelf = made.map(({ like, ...facts }, id): Product => ({ ...like, ...facts, id, sizes: [], stock: {} }))
      const choice = { sort, only, page: 1 }
      expect(idsOf(choice, openListing(shelf, species))).toEqual(byHand(shelf, choice))
    }),
    runsOf(10_000),
  )
})
