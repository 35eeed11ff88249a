import { expect, test } from 'vitest'
import type { Product } from '#shop/catalogue/product.ts'
import { findablesIn, openProductSearch } from '#shop/catalogue/product-search.ts'
import { openSearch } from '#shop/catalogue/search.ts'
import { searchedIn } from '#shop/catalogue/searched.ts'
import { openingCatalogue, openingCatalogues } from '#shop/new-shop/opening-catalogue.ts'
import { openingProduct } from '#tests/rooms/products.ts'

const kinds = openSearch(searchedIn(openingCatalogue))
const find = openProductSearch(findablesIn(Object.values(openingCatalogues).map(({ products }) => products)), kinds)
const idsOf = (typed: string) => find(typed).map(({ id }) => id)

test.each([
  ['surmai', [7, 8, 9]],
  ['soormai', [7, 8, 9]],
  ['sarang', [4, 5, 6]],
  ['कोळम्बी', [1, 2, 3, 20]],
  ['prons', [1, 2, 3]],
  ['lobster', [19]],
  ['tiger', [20]],
  ['black pomfret', [16, 17, 18, 4, 5, 6]],
])('a name finds every cut of its kind: %s', (typed, ids) => {
  expect(idsOf(typed)).toEqual(ids)
})

test.each([
  ['marinated prawns', 3],
  ['marinted prawn', 3],
  ['sliced king fish', 8],
  ['deveined', 2],
  ['clean bombil', 11],
])('who says how it shall come is shown that first: %s', (typed, id) => {
  expect(idsOf(typed)[0]).toBe(id)
})

test.each([
  ['अख्खी कोळंबी', 1],
  ['साबुत झींगा', 1],
  ['छीलकर साफ़ झींगा', 2],
  ['मसाला लावलेली कोळंबी', 3],
  ['कापून साफ केलेले पापलेट', 5],
  ['सुरमईचे तुकडे', 8],
  ['सुरमई के टुकड़े', 8],
  ['मसाला लगी सुरमई', 9],
  ['शेवंड', 19],
  ['लॉबस्टर', 19],
])('a product is found by what it is called in Hindi and in Marathi: %s', (typed, id) => {
  expect(idsOf(typed)[0]).toBe(id)
})

test('pages of every language lead to the same kinds', () => {
  const searches = Object.values(openingCatalogues).map((catalogue) => openSearch(searchedIn(catalogue)))
  for (const typed of [
    'pomfret',
    'paplet',
    'पापलेट',
    'king fish',
    'कोलम्बी',
    'झींगा',
    'हलवा',
    'काला पापलेट',
    'शेवंड',
    'tofu',
  ])
    expect(new Set(searches.map(({ search }) => search(typed))).size).toBe(1)
  expect(searches.map(({ suggest }) => suggest('bangda')[0]?.label)).toEqual(['Mackerel (Bangda)', 'बांगड़ा', 'बांगडा'])
})

test.each([
  ['sliced', [2, 5, 8, 11, 14, 17]],
  ['masala fish', [3, 6, 9, 12, 15, 18]],
])('a cut alone finds it of every fish: %s', (typed, ids) => {
  expect(idsOf(typed)).toEqual(ids)
})

test.each(['', '  ', 'x', 'fish', 'tofu', 'chicken curry'])('%j names no product', (typed) => {
  expect(idsOf(typed)).toEqual([])
})

test('a product of the shop’s own is found by its name, though no kind is called so', () => {
  const box: Product = { ...openingProduct(1), id: 99, title: 'Sunday Kalvan Box' }
  const own = openProductSearch(findablesIn([[...openingCatalogue.products, box]]), kinds)
  for (const typed of ['kalvan', 'Sunday box', 'KALVAAN', 'sunda']) expect(own(typed)).toMatchObject([{ id: 99 }])
  expect(own('monday box')).toEqual([])
})
