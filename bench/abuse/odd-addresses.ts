import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { recipes } from '#shop/words/catalogue/recipes.ts'
import type { PlaceAt } from '#web/place.ts'

/** The addresses of the built site, and how it parses a path. */
export const builtSite = async () =>
  (await import(pathToFileURL(join(import.meta.dirname, '../../build/server/index.js')).href)) as {
    readonly patterns: readonly string[]
    readonly placeAt: PlaceAt
  }

/** Values for the parameters of a pattern. A pattern with a new kind of parameter names it here. */
const things: Readonly<Record<string, readonly string[]>> = {
  productId: openingCatalogue.products.map(({ id }) => String(id)),
  key: openingCatalogue.products.map(({ cartId }) => cartId),
  species: openingCatalogue.species.map(({ name }) => name),
  slug: recipes.map(({ slug }) => slug),
  id: ['some-order'],
  token: ['the-link-of-a-message'],
  code: ['B00000'],
}

/** Every honest address of a pattern: each thing, its page, and its data with each choice of its routes. */
export function honestAddresses(pattern: string, placeAt: PlaceAt): string[] {
  const [, name] = /:(\w+)/.exec(pattern) ?? []
  const values = name === undefined ? [''] : things[name]
  if (values === undefined) throw new Error(`what is a '${name}'? Name some that are there`)
  return values.flatMap((value) => {
    const path = pattern.replace(/:\w+\??/, value)
    const data = path === '/' ? '/_.data' : `${path}.data`
    const routes = placeAt(path)?.routes ?? []
    return [path, data, ...[...routes, routes.join()].map((names) => `${data}?_routes=${encodeURIComponent(names)}`)]
  })
}

/** Ways to spell or invent an address, each endless. */
export const ways: readonly ((path: string, nr: number) => string)[] = [
  (path, nr) => otherCase(path, nr),
  (path, nr) => inPercent(path, nr),
  (path, nr) => `${path}${'/'.repeat(1 + (nr % 1000))}`,
  (path, nr) => `${path}?x=${nr}`,
  (path, nr) => `${path}/x${nr}`,
  (path, nr) => `${path}x${nr}`,
  (path, nr) => `/x${nr}${path}`,
  (path, nr) => `${path}%0a${nr}`,
  (path, nr) => `${path}.data?_routes=root&x=${nr}`,
  (path, nr) => `${path}.data?_routes=root,x${nr}`,
  (path, nr) => `${path}.data?x=${nr}`,
  (path, nr) => `${otherCase(path, nr)}.data?_routes=x${nr}`,
  (path, nr) => `${path}/_.data?x=${nr}`,
  (path, nr) => `${path}/x${nr}.data?_routes=root`,
  (path, nr) => `${path};x=${nr}`,
]

/** A made-up address of a pattern, another one for each number. */
export function oddAddress(pattern: string, nr: number): string {
  const [, name = ''] = /:(\w+)/.exec(pattern) ?? []
  const real = things[name] ?? []
  const turn = Math.floor(nr / ways.length)
  const value = turn % 2 === 0 ? `x${nr}` : (real[turn % real.length] ?? '')
  return (ways[nr % ways.length] ?? String)(pattern.replace(/:\w+\??/, turn % 5 === 4 ? String(nr) : value), nr)
}

const otherCase = (path: string, nr: number) => changed(path, nr, (letter) => swapped(letter))

const inPercent = (path: string, nr: number) =>
  changed(path, nr, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`)

/** The bits of the number choose the letters. */
function changed(path: string, nr: number, change: (letter: string) => string): string {
  let letters = 0
  return path.replace(/[a-z]/gi, (letter) => (((nr + 1) >> (letters++ % 24)) & 1 ? change(letter) : letter))
}

const swapped = (letter: string) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())
