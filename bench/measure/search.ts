// How long list and search take in a shop of 5,000 products, each index built once: npm exec -- node bench/measure/search.ts [PRODUCTS]
import { listFilters, wholeList } from '#shop/catalogue/list-choice.ts'
import { openListing } from '#shop/catalogue/listing.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { findablesIn, openProductSearch } from '#shop/catalogue/product-search.ts'
import { openSearch } from '#shop/catalogue/search.ts'
import { searchedIn } from '#shop/catalogue/searched.ts'
import type { Species } from '#shop/catalogue/species.ts'
import { paise } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { quantile, report } from '../faults/report.ts'
import { recordFigure } from '../record-figure.ts'

const [count = 5000] = process.argv.slice(2).map(Number)
const goal = 20

const catalogue = largeCatalogue(count)
const began = performance.now()
const search = openSearch(searchedIn(catalogue))
const find = openProductSearch(findablesIn([catalogue.products]), search)
const listing = openListing(catalogue.products, catalogue.species)
const opened = performance.now() - began

const words = catalogue.species.flatMap(({ keywords }) => keywords)
const typed = Array.from({ length: 400 }, (_, at) => typedLike(words[(at * 37) % words.length] ?? '', at))
const sentences = typed.map((word, at) => `please two packs of fresh ${word} for sunday and ${typed[at - 1] ?? 'rice'}`)
const choices = listFilters.flatMap((filter) =>
  [undefined, 'kilo', 'pack'].map((sort) => ({ ...wholeList, only: [filter], sort: sort as 'kilo' | undefined })),
)
const slowest = {
  search: slow(typed, (text) => search.search(text)),
  sentence: slow(sentences, (text) => search.search(text)),
  suggest: slow(typed, (text) => search.suggest(text)),
  products: slow([...typed, ...sentences], (text) => find(text)),
  list: slow(
    choices.flatMap((choice) => Array.from({ length: 20 }, (_, page) => ({ ...choice, page: page + 1 }))),
    (choice) => listing.look(choice),
  ),
}
report(`list and search of ${count} products in ${catalogue.species.length} kinds`, undefined, {
  'ms to search for a word, 99th hundredth': [slowest.search, goal],
  'ms to search for a sentence, 99th hundredth': [slowest.sentence, goal],
  'ms to suggest kinds, 99th hundredth': [slowest.suggest, goal],
  'ms to find products, 99th hundredth': [slowest.products, goal],
  'ms to sort and filter, 99th hundredth': [slowest.list, goal],
  'ms to build the indexes, once for a catalogue': [opened, 1000],
})
const [word, sentence, products, list] = [slowest.search, slowest.sentence, slowest.products, slowest.list].map((ms) =>
  ms.toFixed(1),
)
recordFigure(
  'large-search',
  `a word ${word} ms, a sentence ${sentence} ms, products ${products} ms, a list ${list} ms; built in ${opened.toFixed(0)} ms`,
)

/** In milliseconds of processor time, because a busy machine adds waiting: of 100 only one took longer. */
function slow<Asked>(asked: readonly Asked[], answer: (one: Asked) => unknown): number {
  for (const one of asked.slice(0, 50)) answer(one)
  const took = asked.map((one) => {
    const before = process.threadCpuUsage()
    answer(one)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return quantile(took, 0.99)
}

/** As it is, with a letter missing, with two swapped, or its beginning. */
function typedLike(word: string, at: number): string {
  const place = at % Math.max(1, word.length - 1)
  return (
    [
      word,
      word.slice(0, place) + word.slice(place + 1),
      word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2),
      word.slice(0, 4),
    ][at % 4] ?? word
  )
}

/** Ten products of each kind, and kinds of a dozen made-up names each. */
function largeCatalogue(products: number): {
  readonly products: readonly Product[]
  readonly species: readonly Species[]
} {
  const kinds = Array.from({ length: Math.ceil(products / 10) }, (_, at): Species => {
    const like = openingCatalogue.species[at % openingCatalogue.species.length]
    if (like === undefined) throw new Error('the opening catalogue is empty')
    const names = Array.from({ length: 12 }, (_name, nr) => madeUp(at * 12 + nr))
    return { ...like, name: `kind-${at}`, title: names[0] ?? '', keywords: names, path: `/list/kind-${at}` }
  })
  return {
    species: kinds,
    products: Array.from({ length: products }, (_, at): Product => {
      const like = openingCatalogue.products[at % openingCatalogue.products.length]
      const kind = kinds[Math.floor(at / 10)]
      if (like === undefined || kind === undefined) throw new Error('the opening catalogue is empty')
      const prices = Object.fromEntries(
        Object.entries(like.prices).map(([size, row]) => [
          size,
          Object.fromEntries(
            Object.entries(row).map(([weight, price]) => [weight, paise(price + ((at * 700) % 40_000))]),
          ),
        ]),
      )
      const title = `${like.cut} ${kind.title} ${madeUp(at + 90_000)}`
      return { ...like, id: at + 1, cartId: `p${at}`, species: kind.name, title, prices }
    }),
  }
}

/** A name of two to four syllables, another for each number. */
function madeUp(nr: number): string {
  const syllables = [
    'ba',
    'mo',
    'ri',
    'ka',
    'ne',
    'lu',
    'shi',
    'ta',
    'vo',
    'pa',
    'ghe',
    'dru',
    'sam',
    'kol',
    'hal',
    'zin',
  ]
  let [left, name] = [(nr * 2_654_435_761) % 65_536, '']
  for (let part = 0; part < 2 + (nr % 3); part += 1) {
    name += syllables[left % syllables.length] ?? ''
    left = Math.floor(left / syllables.length)
  }
  return name
}
