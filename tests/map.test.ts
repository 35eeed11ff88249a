import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourcesOf } from '#tests/sources.ts'

/** Who may import whom. A ground that is not named may not be entered. */
const mayImport: Record<string, readonly RegExp[]> = {
  shop: [/^#shop\//, /^\.{1,2}\//, /^valibot$/],
  server: [/^#shop\//, /^#server\//, /^\.{1,2}\//, /^node:/, /^[a-z@]/],
  web: [
    /^#shop\//,
    /^#web\//,
    /^\.{1,2}\//,
    /^react(-dom|-router)?(\/.*)?$/,
    /^(valibot|zustand)(\/.*)?$/,
    /^@react-router\/dev\/routes$/,
    /^virtual:react-router\//,
  ],
}

/** Where the server meets the screens, by type alone: the built site is loaded by its address. */
const crossings = new Set(['server/pages.ts #web/queries.ts', 'server/page-address.ts #web/place.ts'])

test('nothing on one ground reaches into another, except where the server asks for a page', () => {
  expect(trespasses(sourcesOf(Object.keys(mayImport)))).toEqual([])
})

test('a planted wrong import is refused', () => {
  const planted = [
    { file: 'shop/cart.ts', text: "import { useState } from 'react'" },
    { file: 'shop/orders.ts', text: "import { readFile } from 'node:fs/promises'" },
    { file: 'web/cart/cart-page.tsx', text: "import type { Tables } from '#server/storage/tables.ts'" },
    { file: 'web/home/home-page.tsx', text: "const late = await import('../../server/app.ts')" },
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

const importsIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?:^|\s)(?:import|export)\b[^'";]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|^import ['"]([^'"]+)['"]/gm,
    ),
  ].map(([, from, late, bare]) => from ?? late ?? bare ?? '')
