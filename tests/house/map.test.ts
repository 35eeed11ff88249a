import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsIn, sourcesOf } from './sources.ts'

/** Who may import whom. A ground that is not named may not be entered. */
const mayImport: Record<string, readonly RegExp[]> = {
  shop: [/^#(shop|words|texts)\//, /^\.{1,2}\//, /^valibot$/],
  server: [/^#(shop|words)\//, /^#server\//, /^\.{1,2}\//, /^node:/, /^[a-z@]/],
  browser: [/^#(shop|words)\//, /^\.{1,2}\//, /^(react|valibot|zustand)(\/.*)?$/, /^web-vitals$/],
  worker: [
    /^#(shop|words)\//,
    /^#(browser\/(alone|api|read-answer|timings)|web\/unsent\/[a-z-]+)\.ts$/,
    /^\.{1,2}\//,
    /^valibot$/,
  ],
  kit: [/^#(shop|words|browser)\//, /^\.{1,2}\//, /^react(-dom|-router)?(\/.*)?$/, /^(valibot|zustand)(\/.*)?$/],
  forms: [/^#(shop|words|browser|kit)\//, /^\.{1,2}\//, /^react(-dom|-router)?(\/.*)?$/, /^(valibot|zustand)(\/.*)?$/],
  counter: [
    /^#(shop|words|faces|browser|kit|forms|counter)\//,
    /^\.{1,2}\//,
    /^react(-dom|-router)?(\/.*)?$/,
    /^(valibot|zustand)(\/.*)?$/,
    /^@simplewebauthn\/browser$/,
    /^zxing-wasm\/reader(\/.*)?$/,
    /^(@react-router\/dev|vite|virtual:react-router)(\/.*)?$/,
  ],
  web: [
    /^#(shop|words|texts|faces|browser|kit|forms|web)\//,
    /^\.{1,2}\//,
    /^react(-dom|-router)?(\/.*)?$/,
    /^(valibot|zustand)(\/.*)?$/,
    /^@react-router\/dev\/routes$/,
    /^virtual:react-router\//,
  ],
}

/** What turns values of the shop into what is sent, and checks a form as the call does. */
const converting = new Set(['shop/words/en/refusals.ts', 'shop/words/orders/changed-said.ts'])

/** Where the server meets the screens, by type alone: the built site is loaded by its address. */
const crossings = new Set([
  'server/pages/pages.ts #web/queries.ts',
  'server/pages/page-address.ts #web/place.ts',
  'server/counter/counter-site.ts #counter/queries.ts',
  'server/counter/counter-queries.ts #counter/queries.ts',
  ...['../shop/languages.ts', '../tools/built-language.ts'].map((of) => `counter/react-router.config.ts ${of}`),
  ...['built-language', 'chunks', 'module-sizes', 'words-of'].map((of) => `counter/vite.config.ts ../tools/${of}.ts`),
])

test('nothing on one ground reaches into another, except where the server asks for a page', () => {
  expect(trespasses(sourcesOf(Object.keys(mayImport)))).toEqual([])
})

/** The server decides in codes, and one file has the words of its answers. */
const speakForServer = ['server/words-in.ts']

test('no handler of the server builds a sentence: one file words its answers', () => {
  const speakers = sourcesOf(['server']).filter(({ text }) =>
    importsIn(text).some((wanted) => wanted.startsWith('#words/')),
  )
  expect(speakers.map(({ file }) => file).toSorted()).toEqual(speakForServer)
})

test('the rules of the shop speak of values of their own, never of the shapes of the wire', () => {
  expect(shapesOfWire(sourcesOf(['shop']))).toEqual([])
})

test('a planted shape of the wire is refused', () => {
  const planted = [
    { file: 'shop/orders/moves.ts', text: "import type { OrderView } from '#shop/wire/order.ts'" },
    { file: 'shop/cart/cart.ts', text: "import { cartItem } from '../wire/cart-item.ts'" },
    { file: 'shop/catalogue/choice.ts', text: "import { cleaningToWire } from '../wire/cleaning.ts'" },
  ]
  expect(shapesOfWire(planted).map((row) => row.split(' ')[0])).toEqual(planted.map(({ file }) => file))
})

test('a planted wrong import is refused', () => {
  const planted = [
    { file: 'shop/cart/cart.ts', text: "import { useState } from 'react'" },
    { file: 'shop/orders/moves.ts', text: "import { readFile } from 'node:fs/promises'" },
    { file: 'web/cart/cart-page.tsx', text: "import type { Tables } from '#server/storage/tables.ts'" },
    { file: 'web/home/home-page.tsx', text: "const late = await import('../../server/app.ts')" },
    { file: 'forms/use-form.ts', text: "import { useAccount } from '#web/accounts/account.ts'" },
    { file: 'kit/button.tsx', text: "import { useForm } from '#forms/use-form.ts'" },
    { file: 'counter/home/home-page.tsx', text: "import { CartPage } from '#web/cart/cart-page.tsx'" },
    { file: 'web/orders/order-page.tsx', text: "import { counterWords } from '#counter/root.tsx'" },
    { file: 'server/app.ts', text: "import { CartPage } from '#web/cart/cart-page.tsx'" },
  ]
  expect(trespasses(planted).map((row) => row.split(' ')[0])).toEqual(planted.map(({ file }) => file))
})

function trespasses(files: { file: string; text: string }[]): string[] {
  return files.flatMap(({ file, text }) => {
    const [ground = ''] = file.split('/')
    return importsIn(text)
      .filter((wanted) => !crossings.has(`${file} ${wanted}`) && !isAllowed(file, ground, wanted))
      .map((wanted) => `${file} imports ${wanted}`)
  })
}

function isAllowed(file: string, ground: string, wanted: string): boolean {
  if (wanted.startsWith('.')) return join(file, '..', wanted).startsWith(`${ground}/`)
  return (mayImport[ground] ?? []).some((pattern) => pattern.test(wanted))
}

const shapesOfWire = (files: { file: string; text: string }[]): string[] =>
  files
    .filter(({ file }) => !file.startsWith('shop/wire/') && !converting.has(file))
    .flatMap(({ file, text }) =>
      importsIn(text)
        .map((wanted) => (wanted.startsWith('.') ? join(file, '..', wanted) : wanted.replace('#', '')))
        .filter((wanted) => wanted.startsWith('shop/wire/'))
        .map((wanted) => `${file} knows ${wanted}`),
    )
