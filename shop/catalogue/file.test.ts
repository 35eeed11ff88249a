import { assert, constant, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { changesBy, countOfChanges, sizesRemoved } from '#shop/catalogue/differences.ts'
import type { CatalogueDocument } from '#shop/catalogue/document.ts'
import { catalogueFile, readImport } from '#shop/catalogue/file.ts'
import type { Known } from '#shop/catalogue/judge.ts'
import { orderAfter } from '#shop/catalogue/order-after.ts'
import { withUnsaid } from '#shop/catalogue/unsaid.ts'
import { openingDocument } from '#shop/new-shop/document.ts'
import { anyCatalogue } from '#tests/rooms/catalogues.ts'
import { runsOf } from '#tests/running/runs.ts'

const emptyShop: Known = { species: new Set(), products: new Map(), slugs: new Map(), ids: new Map() }

const knownIn = ({ species, products }: CatalogueDocument): Known => ({
  species: new Set(species.map(({ name }) => name)),
  products: new Map(
    products.map(({ id = 99, cartId, species: kind }) => [cartId.toLowerCase(), { id, cartId, species: kind }]),
  ),
  slugs: new Map(products.flatMap(({ slug, cartId }) => (slug === '' ? [] : [[slug, cartId.toLowerCase()]]))),
  ids: new Map(products.flatMap(({ id, cartId }) => (id === undefined ? [] : [[id, cartId.toLowerCase()]]))),
})

const nothing = { species: [], products: [], home: { slides: [], catch: [], favourites: [] } }

const inEnglish: CatalogueDocument = {
  ...openingDocument,
  species: openingDocument.species.map((one) => ({ ...one, texts: { en: one.texts.en } })),
  products: openingDocument.products.map((one) => ({ ...one, texts: { en: one.texts.en } })),
}

/** The second line of the file, which is the first of what it says. */
const withLine = (text: string, from: string, to: string) => {
  expect(text).toContain(from)
  return text.replace(from, to)
}

test('whatever a catalogue says, its file says the same, as JSON and as a table', () => {
  assert(
    property(anyCatalogue, constantFrom('json', 'csv'), (document, format) => {
      const read = readImport(catalogueFile(document, format), format, emptyShop)
      expect('document' in read && withUnsaid(read.document, nothing)).toEqual(document)
    }),
    runsOf(3000),
  )
})

test('a spreadsheet with semicolons, other line ends and no mark at its beginning reads the same', () => {
  const text = catalogueFile(openingDocument, 'csv')
  const others = [text.replace('\u{feff}', ''), text.replaceAll('\r\n', '\n'), `${text}\r\n\r\n`]
  for (const one of others) {
    const read = readImport(one, 'csv', emptyShop)
    expect('document' in read && withUnsaid(read.document, nothing)).toEqual(openingDocument)
  }
})

test('the file of a shop, brought back to it, changes nothing', () => {
  for (const format of ['json', 'csv'] as const) {
    const read = readImport(catalogueFile(openingDocument, format), format, knownIn(openingDocument))
    expect('document' in read && changesBy(read.document, openingDocument)).toEqual([])
  }
})

test('a file of an older shop, which knows English alone, leaves what is said in other languages as it is', () => {
  const known = knownIn(openingDocument)
  const csv = catalogueFile(openingDocument, 'csv').split('\r\n')
  const older = csv.map((row) => row.replace(/(,kilos_each),.*/, '$1')).join('\r\n')
  const olderJson = catalogueFile(inEnglish, 'json').replace('Whole Prawns', 'Prawns, whole')
  for (const [text, format, changed] of [
    [older, 'csv', []],
    [olderJson, 'json', [{ field: 'title', was: 'Whole Prawns', becomes: 'Prawns, whole' }]],
  ] as const) {
    const read = readImport(text, format, known)
    expect('document' in read && changesBy(read.document, openingDocument).flatMap(({ fields }) => fields)).toEqual(
      changed,
    )
  }
})

test('a text of another language that changes, and one that is taken away, is named with its column', () => {
  const known = knownIn(openingDocument)
  const text = catalogueFile(openingDocument, 'csv').replace(',अख्खी कोळंबी,', ',आख्खी कोळंबी,')
  const read = readImport(text, 'csv', known)
  const fields = 'document' in read ? changesBy(read.document, openingDocument).flatMap((change) => change.fields) : []
  expect(fields).toContainEqual({ field: 'title_mr', was: 'अख्खी कोळंबी', becomes: 'आख्खी कोळंबी' })
  const json = JSON.parse(catalogueFile(openingDocument, 'json')) as CatalogueDocument
  const silent = { ...json, products: json.products.map((one) => ({ ...one, texts: { ...one.texts, hi: {} } })) }
  const without = readImport(JSON.stringify(silent), 'json', known)
  expect('document' in without && changesBy(without.document, openingDocument)[0]?.fields).toEqual([
    { field: 'title_hi', was: 'साबुत झींगा', becomes: '' },
    { field: 'line_hi', was: expect.any(String) as string, becomes: '' },
  ])
})

test('what a file would change is told thing by thing, in the words of the file', () => {
  const text = catalogueFile(openingDocument, 'csv')
  const dearer = withLine(text, 'size,pdpImage19,,,2000', 'size,pdpImage19,,,"2,100.50"')
  const read = readImport(dearer, 'csv', knownIn(openingDocument))
  expect('document' in read && changesBy(read.document, openingDocument)).toEqual([
    {
      what: 'product',
      name: 'pdpImage19',
      title: 'Lobster (Shevandi)',
      change: 'changed',
      fields: [{ field: '1 kg', was: '2000', becomes: '2100.5' }],
    },
  ])
})

test.each(['Rs. 2100.50', 'Rs 2,100.50', 'rs.2100.50', '"₹ 2,100.50"', 'INR 2100.50', '2100.50/-'])(
  'a rate that a spreadsheet writes as %s is that many rupees',
  (cell) => {
    const text = catalogueFile(openingDocument, 'csv')
    const quoted = cell.includes(',') && !cell.startsWith('"') ? `"${cell}"` : cell
    const read = readImport(withLine(text, 'pdpImage19,,,2000', `pdpImage19,,,${quoted}`), 'csv', emptyShop)
    const lobster = 'document' in read && read.document.products.find(({ cartId }) => cartId === 'pdpImage19')
    expect(lobster && lobster.sizes.map(({ rates }) => rates['1 kg'])).toEqual([210_050])
  },
)

/** The line that is named, and what is wrong there. */
const told = (wrong: string) => {
  const read = readImport(wrong, 'csv', emptyShop)
  const lines = wrong.split('\n')
  return 'wrong' in read
    ? read.wrong.map(({ line = 0, row, field, wrong: cause }) => [lines[line - 1]?.slice(0, 17), row, field, cause])
    : []
}

test('every wrong row is named with its line, its column and the cause', () => {
  const text = catalogueFile(openingDocument, 'csv')
  expect(
    told(text.replace('pdpImage19,,,2000', 'pdpImage19,,,two').replace(',50,yes,"tiger', ',95,yes,"tiger')),
  ).toEqual([
    ['species,prawns,,,', 'species prawns', 'loss_percent', 'number'],
    ['size,pdpImage19,,', 'size pdpImage19', '1 kg', 'rate'],
  ])
  expect(told(text.replace('product,pdpImage22,rawas', 'product,pdpImage22,whale'))).toEqual([
    ['product,pdpImage2', 'product pdpImage22', 'species', 'unknown'],
  ])
})

test('all that is wrong with a file is said at once: a row without a name, a fish that the shop does not know, a rate', () => {
  const text = catalogueFile(openingDocument, 'csv')
  expect(
    told(
      text
        .replace('pdpImage19,,,2000', ',,,7oo')
        .replace('product,pdpImage22,rawas', 'product,pdpImage22,whale')
        .replace(',50,yes,"tiger', ',95,yes,"tiger'),
    ),
  ).toEqual([
    ['species,prawns,,,', 'species prawns', 'loss_percent', 'number'],
    ['size,,,,7oo,,,,,,', 'size', 'name', 'missing'],
    ['size,,,,7oo,,,,,,', 'size', '1 kg', 'rate'],
    ['product,pdpImage2', 'product pdpImage22', 'species', 'unknown'],
  ])
})

test('a sheet that somebody wrote with a few columns is told all that it lacks in one sentence, and a size alone that it needs its product', () => {
  const few = readImport('what,name,size,1 kg,500 g\nsize,pdpImage1,Jumbo,800,400', 'csv', knownIn(openingDocument))
  expect('wrong' in few && few.wrong.map(({ wrong, field }) => [wrong, field.slice(0, 21)])).toEqual([
    ['columns-missing', 'species, 250 g, title'],
  ])
  const csv = catalogueFile(openingDocument, 'csv').split('\r\n')
  const sizes = csv.filter((row, at) => at === 0 || row.startsWith('size,pdpImage19'))
  const alone = readImport(sizes.join('\r\n'), 'csv', knownIn(openingDocument))
  expect('wrong' in alone && alone.wrong.map(({ wrong }) => wrong)).toEqual(['size-alone'])
})

test('a size whose name was typed wrong is told as one that is removed', () => {
  const text = catalogueFile(openingDocument, 'csv').replace('size,pdpImage1,,Jumbo', 'size,pdpImage1,,Jumb')
  const read = readImport(text, 'csv', knownIn(openingDocument))
  const changes = 'document' in read ? changesBy(read.document, openingDocument) : []
  expect(changes.map(({ fields }) => sizesRemoved(fields))).toEqual([['Jumbo']])
  expect(countOfChanges(changes)).toBe(changes[0]?.fields.length)
})

test('a file that is none, or lacks a column, says so where it is wrong', () => {
  const csv = catalogueFile(openingDocument, 'csv')
  const cases = [
    ['{"format":"catalogue-1"', 'json', 'format'],
    ['{"format":"catalogue-2","species":[],"products":[]}', 'json', 'format'],
    ['', 'csv', 'columns-missing'],
    [csv.replace(',marathi,', ',mrathi,'), 'csv', 'columns'],
    [`${csv}species,"open`, 'csv', 'quotes'],
    [`${csv}whale,moby\r\n`, 'csv', 'choice'],
  ] as const
  for (const [text, format, cause] of cases) {
    const read = readImport(text, format, emptyShop)
    expect([text.slice(-20), 'wrong' in read && read.wrong[0]?.wrong]).toEqual([text.slice(-20), cause])
  }
})

test('no address, cart id or specified id is taken from another product, and no product changes its kind', () => {
  const known = knownIn(openingDocument)
  const [prawns] = openingDocument.products
  if (prawns === undefined) throw new Error('the shop opens with nothing')
  const { id: _id, ...own } = { ...prawns, slug: 'shared', cartId: 'new-one' }
  const judged = (...products: CatalogueDocument['products']) => {
    const text = catalogueFile({ ...openingDocument, species: [], products, home: noHome }, 'json')
    const read = readImport(text, 'json', { ...known, slugs: new Map([['old-name', 'pdpimage4']]) })
    return 'wrong' in read ? read.wrong.map(({ row, field, wrong }) => `${row}: ${field} ${wrong}`) : []
  }
  expect(judged(own)).toEqual([])
  expect(judged({ ...own, slug: 'old-name' })).toEqual(['product new-one: slug taken'])
  expect(judged(own, { ...own, cartId: 'another' })).toEqual(['product another: slug twice'])
  expect(judged({ ...prawns, species: 'pomfret' })).toEqual(['product pdpImage1: species species-fixed'])
  expect(judged({ ...prawns, slug: 'prawns' })).toEqual(['product pdpImage1: slug specified'])
  expect(judged({ ...prawns, cartId: 'other' })).toEqual(['product other: id taken'])
  expect(judged({ ...own, cartId: 'PDPIMAGE1' })).toEqual([
    'product PDPIMAGE1: cartId taken',
    'product PDPIMAGE1: id specified',
  ])
})

test('an import puts what it names in its order, and leaves the others where they are', () => {
  expect(orderAfter(['a', 'b', 'c'], ['c', 'a'])).toEqual(['c', 'b', 'a'])
  expect(orderAfter(['a', 'b', 'c'], ['new', 'b', 'next'])).toEqual(['a', 'new', 'b', 'next', 'c'])
  expect(orderAfter(['a', 'b'], ['x', 'y'])).toEqual(['a', 'b', 'x', 'y'])
  expect(orderAfter([], ['x', 'y'])).toEqual(['x', 'y'])
  assert(
    property(anyCatalogue, constant(['b', 'a', 'z']), ({ products }, before) => {
      const named = products.map(({ cartId }) => cartId)
      const order = orderAfter(before, named)
      expect(order.filter((name) => named.includes(name))).toEqual(named)
      expect(order.filter((name) => !named.includes(name))).toEqual(before.filter((name) => !named.includes(name)))
    }),
  )
})

const noHome = { slides: [], catch: [], favourites: [] }
