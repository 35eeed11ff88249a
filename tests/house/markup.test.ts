import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { type Source, sourcesOf } from './sources.ts'

/**
 * A name, a street or a review may hold whatever a pattern looks for. So what a page needs besides its words is given its place
 * while the page is drawn (kit/document/page-parts.tsx), and a drawn page is sent as it is.
 */
test('nothing looks for markup in a page that is drawn, on the server or where it is drawn', () => {
  const searches = sourcesOf(['shop', 'server', 'web', 'counter', 'kit', 'forms'])
    // a workbook that an owner sends is no page
    .filter(({ file }) => file !== 'server/catalogue/editing/sheet-rows.ts')
    .flatMap(searchesIn)
  expect(searches).toEqual([
    // whether a sent picture is a drawing
    'shop/catalogue/picture-rules.ts: ^(\\u{ef}\\u{bb}\\u{bf})?\\s*<(\\?xml|!doctype svg|!--|svg)',
    // in the sheet that the build wrote, before there is any page
    'server/http/built-half.ts: </',
    'server/http/built-half.ts: @font-face *\\{[^{}]*\\}',
  ])
})

test('a search for markup is found, as a pattern and as a text', () => {
  const text = `html.replace('</head>', x); html.match(/<link\\b[^>]*>/g); said.replaceAll('<', x); at.split('/')`
  expect(searchesIn({ file: 'x.ts', text })).toEqual(['x.ts: </head>', 'x.ts: <link\\b[^>]*>'])
})

const looking = new Set(['replace', 'replaceAll', 'split', 'indexOf', 'lastIndexOf', 'includes', 'search', 'match'])
const isMarkup = (sought: string) => /<[a-z/!(]|@font-face/i.test(sought) && !/\(\?</.test(sought)

/** Most files are not worth taking apart. */
const mayLook = (text: string) => /['"`][^'"`\n]*<[a-z/!]|\/[^/\n]*<[a-z/!(]|@font-face/i.test(text)

function searchesIn({ file, text }: Source): string[] {
  if (!mayLook(text)) return []
  const found: string[] = []
  JSON.stringify(parseSync(file, text).program, (_key, node: unknown) => {
    const { type, regex, callee, arguments: given } = (node ?? {}) as Partial<Node>
    const [first] = given ?? []
    const isCall = type === 'CallExpression' && looking.has(callee?.property?.name ?? '')
    if (isCall && typeof first?.value === 'string') found.push(first.value)
    if (regex) found.push(regex.pattern)
    return typeof node === 'bigint' ? String(node) : node
  })
  return found.filter(isMarkup).map((sought) => `${file}: ${sought}`)
}

/** What of a node of the syntax is looked at. */
interface Node {
  readonly type: string
  readonly regex: { readonly pattern: string }
  readonly callee: { readonly property?: { readonly name?: string } }
  readonly arguments: readonly { readonly value?: unknown }[]
}
