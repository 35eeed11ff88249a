import { type Cells, homeCells, productCells, sizeCells, speciesCells } from '#shop/catalogue/cells.ts'
import type {
  CatalogueDocument,
  DocumentProduct,
  DocumentSpecies,
  HomeDocument,
  ImportedDocument,
} from '#shop/catalogue/document.ts'
import { orderAfter } from '#shop/catalogue/order-after.ts'
import { withUnsaid } from '#shop/catalogue/unsaid.ts'

export interface FieldChange {
  readonly field: string
  readonly was: string
  readonly becomes: string
}

export interface CatalogueChange {
  readonly what: 'species' | 'product' | 'order-of-species' | 'order-of-products' | 'home'
  /** the code of a species, the cart id of a product */
  readonly name: string
  readonly title: string
  readonly change: 'added' | 'changed' | 'taken-off' | 'put-back'
  /** nothing of what is added */
  readonly fields: readonly FieldChange[]
}

/** What an import would do, in the words of its file. */
export function changesBy(
  file: ImportedDocument,
  now: Pick<CatalogueDocument, 'species' | 'products' | 'home'>,
): readonly CatalogueChange[] {
  const wanted = withUnsaid(file, now)
  const kinds = new Map(now.species.map((species) => [species.name, species]))
  const carts = new Map(now.products.map((product) => [product.cartId, product]))
  return [
    ...wanted.species.flatMap((species) => {
      const was = kinds.get(species.name)
      const said = { what: 'species', name: species.name, title: species.texts.en.title } as const
      return changed(said, was && speciesChanges(was, species))
    }),
    ...changedOrder('order-of-species', [...kinds.keys()], wanted.species.map(nameOf)),
    ...wanted.products.flatMap((product) => {
      const was = carts.get(product.cartId)
      const said = { what: 'product', name: product.cartId, title: product.texts.en.title } as const
      return changed(said, was && productChanges(was, product))
    }),
    ...changedOrder('order-of-products', [...carts.keys()], wanted.products.map(cartIdOf)),
    ...changed({ what: 'home', name: '', title: '' }, homeChanges(now.home, wanted.home ?? now.home)),
  ]
}

/** As many as a person counts: each field that becomes another, and each thing that is new. */
export const countOfChanges = (changes: readonly CatalogueChange[]): number =>
  changes.reduce((sum, { fields }) => sum + Math.max(1, fields.length), 0)

/** The sizes that a product loses. */
export function sizesRemoved(fields: readonly FieldChange[]): readonly string[] {
  const sizes = fields.find(({ field }) => field === 'sizes')
  const left = new Set(sizes?.becomes.split('\n'))
  return (sizes?.was.split('\n') ?? []).filter((label) => label !== '' && !left.has(label))
}

export const speciesChanges = (was: DocumentSpecies, is: DocumentSpecies): readonly FieldChange[] =>
  cellChanges(speciesCells(was), speciesCells(is))

export function productChanges(was: DocumentProduct, is: DocumentProduct): readonly FieldChange[] {
  const [before, after] = [was, is].map(({ cartId, sizes }) => ({
    labels: sizes.map(({ label }) => label).join('\n'),
    cells: new Map(sizes.map((size) => [size.label, sizeCells(cartId, size)])),
  }))
  if (before === undefined || after === undefined) return []
  return [
    ...cellChanges(productCells(was), productCells(is)),
    ...(before.labels === after.labels ? [] : [{ field: 'sizes', was: before.labels, becomes: after.labels }]),
    ...[...new Set([...before.cells.keys(), ...after.cells.keys()])].flatMap((label) => {
      const { what: _what, name: _name, size: _size, ...cells } = before.cells.get(label) ?? {}
      const { what: _kind, name: _cart, size: _label, ...others } = after.cells.get(label) ?? {}
      const changes = cellChanges(cells, others)
      return label === '' ? changes : changes.map(({ field, ...of }) => ({ field: `${label}, ${field}`, ...of }))
    }),
  ]
}

function changed(
  said: Pick<CatalogueChange, 'what' | 'name' | 'title'>,
  fields: readonly FieldChange[] | undefined,
): readonly CatalogueChange[] {
  if (fields === undefined) return [{ ...said, change: 'added', fields: [] }]
  if (fields.length === 0) return []
  const [only, ...others] = fields
  const isOff = only?.field === 'retired' && others.length === 0
  return [{ ...said, change: isOff ? (only.becomes === 'yes' ? 'taken-off' : 'put-back') : 'changed', fields }]
}

function changedOrder(
  what: 'order-of-species' | 'order-of-products',
  before: readonly string[],
  named: readonly string[],
): readonly CatalogueChange[] {
  const isKnown = new Set(before)
  const was = before.join('\n')
  const becomes = orderAfter(before, named)
    .filter((name) => isKnown.has(name))
    .join('\n')
  return was === becomes
    ? []
    : [{ what, name: '', title: '', change: 'changed', fields: [{ field: 'order', was, becomes }] }]
}

export function homeChanges(was: HomeDocument, is: HomeDocument): readonly FieldChange[] {
  const [before, after] = [inWords(was), inWords(is)]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const [old = '', now = ''] = [before.get(field), after.get(field)]
    return old === now ? [] : [{ field, was: old, becomes: now }]
  })
}

/** Each row by what it is and which of them: 'slide 2'. */
function inWords(home: HomeDocument): ReadonlyMap<string, string> {
  const rows = Map.groupBy(homeCells(home), ({ what = '' }) => what)
  return new Map(
    [...rows].flatMap(([what, all]) =>
      all.map(
        ({ what: _what, ...cells }, place) => [`${what} ${place + 1}`, Object.values(cells).join(' | ')] as const,
      ),
    ),
  )
}

function cellChanges(was: Cells, is: Cells): readonly FieldChange[] {
  const fields = new Set([...Object.keys(was), ...Object.keys(is)]) as ReadonlySet<keyof Cells>
  return [...fields].flatMap((field) => {
    const [before = '', after = ''] = [was[field], is[field]]
    return before === after ? [] : [{ field, was: before, becomes: after }]
  })
}

const nameOf = ({ name }: DocumentSpecies): string => name
const cartIdOf = ({ cartId }: DocumentProduct): string => cartId
