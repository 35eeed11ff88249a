import { expect, test } from 'vitest'
import { detailUrl, productById } from '#shop/catalogue/product.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { catchOfTheDay, favourites, heroSlides, listPages, productsMenu } from '#tests/rooms/opening-lists.ts'
import { openingProduct } from '#tests/rooms/products.ts'

test('six list pages, each with its three products', () => {
  expect(listPages.map(({ to, productIds }) => `${to} ${productIds.join('-')}`)).toEqual([
    '/productListPrawns 1-2-3',
    '/productListPomfret 4-5-6',
    '/productListSurmai 7-8-9',
    '/productListBombil 10-11-12',
    '/productListBangda 13-14-15',
    '/productListHalwa 16-17-18',
  ])
})

test('a list page shows every cut of its kind and nothing else', () => {
  for (const { species, productIds } of listPages) {
    const cuts = openingCatalogue.products.filter((product) => product.species === species)
    expect(cuts.map(({ id }) => id)).toEqual(productIds)
  }
})

test('the Products menu has nine entries and leads to each kind', () => {
  expect(productsMenu.map(({ title, to }) => `${title}: ${to}`)).toEqual([
    'Prawns: /productListPrawns',
    'Silver Pomfret: /productListPomfret',
    'King Fish (Surmai): /productListSurmai',
    'Bombay Duck (Bombil): /productListBombil',
    'Mackerel (Bangda): /productListBangda',
    'Black Pomfret (Halwa): /productListHalwa',
    'Lobster: /lobsterDetails/19',
    'Tiger Prawns: /tigerPrawnsDetails/20',
    'Indian Salmon (Rawas): /rawasDetails/21',
  ])
})

test('the hero has the three slides of the specification', () => {
  expect(heroSlides.map(({ title, to }) => `${title}: ${to}`)).toEqual([
    'Sustainably Fresh: /wholePomfretDetails/4',
    'Catch of the Day: /wholeKingFishDetails/7',
    "Ocean's Delights: /wholePrawnsDetails/1",
  ])
  for (const { productId, to } of heroSlides) expect(to).toBe(detailUrl(openingProduct(productId)))
})

test('ten favourites: the nine of the menu and marinated prawns', () => {
  expect(favourites).toHaveLength(10)
  expect(favourites.slice(0, 9).map(({ title, to }) => ({ title, to }))).toEqual(productsMenu)
  expect(favourites[9]).toMatchObject({ title: 'Marinated Prawns', to: '/marinatedPrawnsDetails/3' })
  expect(new Set(favourites.map(({ tagline }) => tagline)).size).toBe(10)
})

test('the catch of the day is three different products that are not in the hero', () => {
  expect(catchOfTheDay).toHaveLength(3)
  expect(new Set([...catchOfTheDay, ...heroSlides.map(({ productId }) => productId)]).size).toBe(6)
  for (const id of catchOfTheDay) expect(productById(openingCatalogue, id)?.cut).toBe('whole')
})
