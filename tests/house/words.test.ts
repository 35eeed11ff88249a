import { dirname } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { type Source, sourcesOf } from './sources.ts'

/** Where nothing that people read stands in the code: it stands in shop/words and shop/words/texts. */
const rooms = new Set([
  'kit',
  'forms',
  'counter',
  'counter/area',
  'counter/batches',
  'counter/yields',
  'counter/complaints',
  'counter/desk',
  'counter/frame',
  'counter/board',
  'counter/find',
  'counter/lists',
  'counter/order',
  'counter/pictures',
  'counter/round',
  'counter/scan',
  'counter/reviews',
  'counter/shoppers',
  'web',
  'web/about',
  'web/accounts',
  'web/cart',
  'web/catch',
  'web/catalogue',
  'web/checkout',
  'web/complaints',
  'web/frame',
  'web/home',
  'web/orders',
  'web/recipes',
  'web/reviews',
  'web/search',
  'web/site',
  'server/pages',
  'shop/catalogue',
])

const exceptions = new Set([
  // a sentence for who runs the shop
  'server/pages/told-by-pages.ts',
  // what a kind of barcode is called
  'counter/scan/zxing.ts',
  // only those who build with the kit see this page
  'kit/kit-page.tsx',
  // what people type, to be compared
  'shop/catalogue/search.ts',
  // the labels of sizes are what orders and rates are kept with
  'shop/catalogue/rates.ts',
])

test('whatever people read in these rooms stands in the files of words', () => {
  const written = sourcesOf(['kit', 'forms', 'web', 'counter', 'server', 'shop'])
    .filter(({ file }) => rooms.has(file) || rooms.has(dirname(file)))
    .filter(({ file }) => !exceptions.has(file))
  expect(written.length).toBeGreaterThan(60)
  expect(written.flatMap(textsIn)).toEqual([])
})

test.each([
  ['<h2>Steps</h2>', 'Steps'],
  ["<p>{paused ? 'play' : 'pause'}</p>", 'play', 'pause'],
  ['<img alt="A fish" src="/a fish.webp" className="picture wide" />', 'A fish'],
  ['<button aria-label={`less of ${it}`} />', 'less of '],
  ["head(matches, { title: 'Terms', path: '/terms' })", 'Terms'],
  ["say('nothing fits')", 'nothing fits'],
  ['say(`${first} to ${last}`)', ' to '],
])('a planted text is found: %s', (code, ...found) => {
  const text = `const planted = ${code}`
  expect(textsIn({ file: 'web/planted.tsx', text })).toEqual(found.map((one) => `web/planted.tsx: ${one}`))
})

test.each([
  "import { a } from './a b.ts'",
  "throw new Error('nobody reads this but us')",
  "const found = key === 'Escape'",
  "const kind = { '@type': 'Product' }",
  'const headers = { authorization: `Bearer ${token}` }',
  '<li key={`removed ${id}`} />',
  '<style>@layer reset, base;</style>',
  '<Picture sizes="(width < 48em) 50vw, 100vw" />',
  'const set = `${file} ${width}w`',
  "const type = 'text/html; charset=utf-8'",
])('what only machines read is none: %s', (text) => {
  expect(textsIn({ file: 'web/planted.tsx', text })).toEqual([])
})

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** Whether somebody reads a literal, by where it stands: always, if it looks like words, or never. */
type Reading = 'always' | 'if like words' | 'never'

function textsIn({ file, text }: Source): string[] {
  const found: string[] = []
  read(parseSync(file, text).program as unknown as Node, 'if like words')
  return found.map((one) => `${file}: ${one}`)

  function read(node: Node, reading: Reading) {
    const own = ownText(node)
    const looks = node.type === 'TemplateElement' ? likePartOfWords : likeWords
    const isRead = own !== undefined && reading !== 'never' && !mediaType.test(own)
    if (isRead && (reading === 'always' ? oneWord : looks).test(own)) found.push(own)
    for (const [key, child] of childrenOf(node)) read(child, readingOf(node, key, reading))
  }
}

function ownText(node: Node): string | undefined {
  if (node.type === 'JSXText') return String(node.value).trim()
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateElement') return (node.value as { cooked: string }).cooked
  return undefined
}

/** How what stands at `key` of a node is read. */
function readingOf(node: Node, key: string, reading: Reading): Reading {
  if (forMachines.has(node.type) || (node.type === 'Property' && isForMachines(node, key))) return 'never'
  if (node.type === 'JSXElement') return isForMachines(node, key) ? 'never' : 'always'
  if (node.type === 'JSXFragment') return 'always'
  if (node.type === 'JSXAttribute') return readingOfAttribute((node.name as Node).name as string)
  const passesOn = reading === 'never' || passing.has(node.type)
  return passesOn && key !== 'test' ? reading : 'if like words'
}

const readingOfAttribute = (name: string): Reading =>
  spoken.has(name) ? 'always' : technical.has(name) ? 'never' : 'if like words'

function isForMachines(node: Node, key: string): boolean {
  if (node.type === 'Property') {
    const called = String((node.key as Node).value ?? (node.key as Node).name)
    return key === 'key' || called.startsWith('@') || called === 'authorization'
  }
  const { name } = (node.openingElement as { name: Node }).name
  return name === 'style' || name === 'script'
}

const oneWord = /\p{L}{2,}/u
const likeWords = /\p{L}{2}[\p{Po}\p{Pf}]* \p{Pi}*\p{L}|\p{L}[\p{Po}\p{Pf}]* \p{Pi}*\p{L}{2}|^\p{Lu}\p{Ll}+(?!\p{L})/u
/** Beside a gap a single word is part of a sentence. */
const likePartOfWords = /(^|\s)\p{L}{2,}[\p{Po}\p{Pf}]*\s|\s\p{L}{2,}[\p{Po}\p{Pf}]*(\s|$)|^\p{Lu}\p{Ll}+(?!\p{L})/u

const mediaType = /^\w+\/[\w+.-]+;/

/** What a browser shows or says of an element. */
const spoken = new Set(['title', 'aria-label', 'aria-roledescription', 'alt', 'placeholder', 'label', 'hint'])
const technical = new Set(['key', 'className', 'src', 'href', 'to', 'sizes', 'media', 'content', 'viewBox'])
const forMachines = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'ThrowStatement',
  'NewExpression',
  'BinaryExpression',
  'TSLiteralType',
  'TSTypeAnnotation',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
])
const passing = new Set(['JSXExpressionContainer', 'ConditionalExpression', 'LogicalExpression', 'TemplateLiteral'])

const childrenOf = (node: Node): (readonly [string, Node])[] =>
  Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one): one is Node => typeof one === 'object' && one !== null && 'type' in one)
      .map((one) => [key, one] as const),
  )
