import { expect, test } from 'vitest'
import { openSearch, type SearchedSpecies } from '#shop/catalogue/search.ts'
import { searchedIn } from '#shop/catalogue/searched.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { surmai } from '#tests/rooms/kind-pages.ts'

const to = '/list/new'

/** The shop with a kind that somebody has added at the counter, and given no other names to search by. */
const shopWith = (kind: Partial<SearchedSpecies>) =>
  openSearch({
    species: [
      ...searchedIn(openingCatalogue).species,
      { name: 'new', title: 'New', localName: 'New', marathi: 'नवा', hindi: 'नया', keywords: [], to, ...kind },
    ],
  })

const hilsa = shopWith({ title: 'Hilsa (Palla)', localName: 'Chaksi / Bhing', marathi: 'पाला', hindi: 'हिल्सा' })

test.each([
  'hilsa',
  'Palla',
  'chaksi',
  'bhing',
  'पाला',
  'हिल्सा',
  'fresh hilsa',
  'hilsa palla',
  'Hilsa (Palla) 1 kg',
  'ताजा पाला हवा आहे',
  'hilsaa',
  'hillsa',
  'chakshi',
  'हिल्सां',
  'hil',
])('a new kind is found by what it is called, though nobody said so twice: %s', (typed) => {
  expect(hilsa.search(typed)).toBe(to)
  expect(hilsa.suggest(typed)[0]).toEqual({ label: 'Hilsa (Palla)', to })
})

test('every kind of the shop is found by each of its names', () => {
  const { species } = searchedIn(openingCatalogue)
  const { search } = openSearch({ species: species.map((kind) => ({ ...kind, keywords: [] })) })
  for (const kind of species)
    for (const typed of [kind.title, kind.localName, kind.marathi, kind.hindi])
      expect([typed, search(typed)]).toEqual([typed, kind.to])
})

test('a short name is a word by itself, or its kind would be found by everything', () => {
  const rohu = shopWith({ title: 'Rohu', localName: 'Rui', marathi: 'रोहू', hindi: 'रोहू' })
  expect([rohu.search('rui'), rohu.search('Rohu')]).toEqual([to, to])
  for (const typed of ['chicken curry', 'ra', 'butter']) expect([typed, rohu.search(typed)]).toEqual([typed, undefined])
  const boi = shopWith({ localName: 'Ay' })
  expect([boi.search('ay'), boi.search('an ay please')]).toEqual([to, to])
  for (const typed of ['today', 'pay', 'mayonnaise']) expect([typed, boi.search(typed)]).toEqual([typed, undefined])
})

test('a name that is no word, or says only that it is fish or how it is cut, finds nothing', () => {
  const plain = shopWith({ title: 'Sheela (cleaned)', localName: 'Fish', marathi: '-', hindi: 'मासे', keywords: ['–'] })
  expect(plain.search('sheela')).toBe(to)
  expect(plain.search('cleaned surmai fish')).toBe(surmai)
  for (const typed of ['', '?', 'chicken', 'cleaned fish', 'मासे'])
    expect([typed, plain.search(typed)]).toEqual([typed, undefined])
})
