import { expect, test } from 'vitest'
import { cleaningToWire } from '#shop/wire/cleaning.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { openingKind } from '#tests/rooms/opening-lists.ts'
import { cleaningLabels } from '#words/picked.ts'
import { openingCatalogue } from './opening-catalogue.ts'

const { products, species } = openingCatalogue

const sizesShown = (id: number) =>
  products[id - 1]?.sizes.map(({ label, means }) => (means ? `${label} (${means})` : label))

test('the sizes stand in the order of the specification and say what they mean where it says so', () => {
  const prawns = ['Jumbo', 'Extra Large', 'Large', 'Medium', 'Small']
  const pomfret = [
    'Premium Jumbo (1 piece per kg)',
    'Jumbo (2 pieces per kg)',
    'Extra Large (3 pieces per kg)',
    'Large (4 pieces per kg)',
    'Medium (5 pieces per kg)',
    'Small (6 to 8 pieces per kg)',
  ]
  const wholeSurmai = [
    'Jumbo (4-5 kg each)',
    'Extra Large (3-4 kg each)',
    'Large (2-3 kg each)',
    'Medium (1-2 kg each)',
    'Small (up to 1 kg each)',
  ]
  const groups = [
    { ids: [1, 2, 3], sizes: prawns },
    { ids: [4, 5, 6], sizes: pomfret },
    { ids: [7], sizes: wholeSurmai },
    { ids: [8, 9], sizes: ['Large', 'Medium'] },
    { ids: [10, 11, 12, 13, 14, 15], sizes: ['Large', 'Medium', 'Small'] },
    { ids: [16, 17, 18, 19, 20, 21], sizes: [] },
  ]
  for (const { ids, sizes } of groups) expect(ids.map((id) => sizesShown(id))).toEqual(ids.map(() => sizes))
})

test('the weights stand heaviest first', () => {
  const groups = [
    { ids: [1, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], weights: ['1 kg', '500 g'] },
    { ids: [2, 3], weights: ['500 g', '250 g'] },
    { ids: [7, 19, 20, 21], weights: ['1 kg'] },
  ]
  for (const { ids, weights } of groups) {
    expect(ids.map((id) => products[id - 1]?.weights)).toEqual(ids.map(() => weights))
  }
})

test('each product has the id, route, cart id and picture of its place in the list', () => {
  const shelf = `
    1   /wholePrawnsDetails               pdpImage1   whole-prawns
    2   /cleanAndDeveinPrawnsDetails      pdpImage2   cleaned-prawns
    3   /marinatedPrawnsDetails           pdpImage3   marinated-prawns
    4   /wholePomfretDetails              pdpImage4   whole-pomfret
    5   /cutAndCleanPomfretDetails        pdpImage5   cut-pomfret
    6   /marinatedPomfretDetails          pdpImage6   marinated-pomfret
    7   /wholeKingFishDetails             pdpImage7   whole-surmai
    8   /slicedKingFishDetails            pdpImage8   sliced-surmai
    9   /marinatedKingFishDetails         pdpImage9   marinated-surmai
    10  /wholeBombayDuckDetails           pdpImage10  whole-bombil
    11  /cutAndCleanedBombayDuckDetails   pdpImage11  cut-bombil
    12  /marinatedBombayDuckDetails       pdpImage12  marinated-bombil
    13  /wholeBangdaDetails               pdpImage13  whole-bangda
    14  /cutAndCleanedBangdaDetails       pdpImage14  cut-bangda
    15  /marinatedBangdaDetails           pdpImage15  marinated-bangda
    16  /wholeBlackPomfretDetails         pdpImage16  whole-halwa
    17  /cutAndCleanedHalwaDetails        pdpImage23  cut-halwa
    18  /marinatedBlackPomfretDetails     pdpImage18  marinated-halwa
    19  /lobsterDetails                   pdpImage19  lobster
    20  /tigerPrawnsDetails               pdpImage20  tiger-prawns
    21  /rawasDetails                     pdpImage22  rawas
  `
  expect(
    products.map(({ id, address, cartId, picture }) => [`${id}`, address.replace(`/${id}`, ''), cartId, picture]),
  ).toEqual(
    shelf
      .trim()
      .split('\n')
      .map((row) => row.trim().split(/ +/)),
  )
})

const prawnWays = [
  'Clean and Devein with no tail',
  'Clean and Devein with tail',
  'Keep head (clean body and devein)',
  'Keep whole',
]
const fishWays = [
  'Fillet (along with head and bone)',
  'Gut and keep whole',
  'Keep whole',
  'Pocket cut for filling',
  'Slices',
]

test.each([
  ['prawns in the shell and tiger prawns', [1, 20], prawnWays],
  ['cleaned prawns, never left uncleaned', [2], prawnWays.slice(0, 3)],
  ['whole fish of every kind', [4, 7, 10, 13, 16], fishWays],
  ['cut and cleaned fish, which cannot be had whole', [5, 11, 14, 17], [fishWays[0], fishWays[3], fishWays[4]]],
  ['sliced fish, which lies in slices', [8], ['Slices']],
  [
    'rawas, in its own codes',
    [21],
    ['CLEAN_AND_DEVEIN_WITH_NO_TAIL', 'CLEAN_AND_DEVEIN_WITH_TAIL', 'KEEP_HEAD', 'WHOLE'],
  ],
  ['nothing on marinated products and lobster', [3, 6, 9, 12, 15, 18, 19], []],
])('cleaning: %s', (_kind, ids, values) => {
  for (const product of products.filter(({ id }) => ids.includes(id))) {
    expect(product.cleaning.map(cleaningToWire)).toEqual(values)
  }
})

test('a cleaning code is never what a person reads', () => {
  const labels = products.flatMap((product) =>
    product.cleaning.map((code) => labelOfCleaning(code, { cleaningLabels })),
  )
  expect(labels.filter((label) => /[A-Z]{2}|_/.test(label))).toEqual([])
  expect(labels).toContain('Clean and devein, no tail')
})

test('the weight on the label is what is packed for cleaned and marinated prawns and sliced and marinated surmai only', () => {
  expect(products.filter(({ labelWeight }) => labelWeight === 'net').map(({ id }) => id)).toEqual([2, 3, 8, 9])
})

test('the nine kinds stand as the Products menu has them', () => {
  expect(species.map(({ title }) => title)).toEqual([
    'Prawns',
    'Silver Pomfret',
    'King Fish (Surmai)',
    'Bombay Duck (Bombil)',
    'Mackerel (Bangda)',
    'Black Pomfret (Halwa)',
    'Lobster',
    'Tiger Prawns',
    'Indian Salmon (Rawas)',
  ])
  expect(species.filter(({ lossPercent }) => lossPercent === 50).map(({ name }) => name)).toEqual([
    'prawns',
    'lobster',
    'tiger-prawns',
  ])
})

test('a marinated product is never called fresh', () => {
  const marinated = products.filter(({ cut }) => cut === 'marinated')
  expect(marinated).toHaveLength(6)
  for (const { title, line, species } of marinated) {
    expect([title, line, ...openingKind(species).description].join(' ')).not.toMatch(/fresh/i)
  }
})

test('every product has its own title and its own line', () => {
  expect(new Set(products.map(({ title }) => title)).size).toBe(21)
  expect(new Set(products.map(({ line }) => line)).size).toBe(21)
})

test('the shop opens with everything on the shelf and the grade of the specification', () => {
  expect(products.every(({ available, grade }) => available && grade === 4)).toBe(true)
})
