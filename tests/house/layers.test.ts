import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsIn, type Source, sourcesOf } from './sources.ts'

/** The floors of `shop/`, the lowest first. Each knows only those below it. */
const floors = [
  { name: 'basis', holds: /^shop\/[^/]+\.ts$/ },
  { name: 'rules', holds: /^shop\/(?!wire\/|words\/|new-shop\/)[^/]+\// },
  { name: 'calls', holds: /^shop\/wire\// },
  { name: 'words', holds: /^shop\/words\// },
  { name: 'what a new shop opens with', holds: /^shop\/new-shop\// },
]

const floorOf = (file: string) => floors.findIndex(({ holds }) => holds.test(file))

const aliases = { '#shop/': 'shop/', '#words/': 'shop/words/en/', '#texts/': 'shop/words/texts/en/' }

function fileOf(from: string, wanted: string): string {
  for (const [alias, folder] of Object.entries(aliases))
    if (wanted.startsWith(alias)) return folder + wanted.slice(alias.length)
  return join(from, '..', wanted)
}

const upwardsIn = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ file, text }) =>
    importsIn(text)
      .map((wanted) => fileOf(file, wanted))
      .filter((wanted) => floorOf(wanted) > floorOf(file))
      .map((wanted) => `${file} (${floors[floorOf(file)]?.name}) knows ${wanted} (${floors[floorOf(wanted)]?.name})`),
  )

test('no rule of the shop knows its calls or its words, and no call knows the words', () => {
  expect(upwardsIn(sourcesOf(['shop']))).toEqual([])
})

test('a planted arrow upwards is found', () => {
  const planted = [
    { file: 'shop/money.ts', text: "import { mostLines } from '#shop/catalogue/pricing.ts'" },
    { file: 'shop/orders/moves.ts', text: "import { ordersWords } from '#words/orders.ts'" },
    { file: 'shop/cart/cart.ts', text: "import { calls } from '../wire/calls.ts'" },
    { file: 'shop/wire/calls.ts', text: "import { openingDocument } from '#shop/new-shop/document.ts'" },
  ]
  expect(upwardsIn(planted).map((row) => row.split(' ')[0])).toEqual(planted.map(({ file }) => file))
})
