import type { Transaction } from 'kysely'
import { inBatches } from '#server/storage/in-batches.ts'
import type { Tables } from '#server/storage/tables.ts'
import type {
  DocumentProduct,
  DocumentSpecies,
  HomeDocument,
  ProductFacts,
  SpeciesFacts,
} from '#shop/catalogue/document.ts'
import { grams, type WeightLabel, weightLabels } from '#shop/weight.ts'
import { saidRows } from './said-rows.ts'

type Tx = Transaction<Tables>

/** Who writes, in one word, and when. '' where the shop opens. */
export interface Stamp {
  readonly by: string
  readonly at: number
}

const changedNow = ({ by, at }: Stamp) => ({ changed_by: by, changed_at: at })

export async function insertSpecies(
  tx: Tx,
  species: readonly { readonly document: DocumentSpecies; readonly place: number }[],
  stamp: Stamp,
): Promise<void> {
  await inBatches(species, (batch) =>
    tx
      .insertInto('species')
      .values(
        batch.map(({ document, place }) => ({ ...speciesColumns(document), place, version: 1, ...changedNow(stamp) })),
      )
      .execute(),
  )
  await inBatches(
    species.flatMap(({ document }) => textsOfSpecies(document)),
    (batch) => tx.insertInto('species_texts').values(batch).execute(),
  )
}

export async function updateSpecies(tx: Tx, document: DocumentSpecies, stamp: Stamp): Promise<void> {
  await tx
    .updateTable('species')
    .set((row) => ({ ...speciesColumns(document), ...changedNow(stamp), version: row('version', '+', 1) }))
    .where('name', '=', document.name)
    .execute()
  await tx.deleteFrom('species_texts').where('species', '=', document.name).execute()
  await tx.insertInto('species_texts').values(textsOfSpecies(document)).execute()
}

interface NewProductRow {
  readonly id: number
  readonly place: number
  readonly document: DocumentProduct
}

/** A product that an older version of the shop has kept stays as it is in stock, with its rates; it only gets its facts. */
export async function insertProducts(tx: Tx, products: readonly NewProductRow[], stamp: Stamp): Promise<void> {
  await inBatches(products, (batch) =>
    tx
      .insertInto('products')
      .values(
        batch.map(({ id, place, document }) => ({
          id,
          place,
          ...productColumns(document),
          available: Number(document.available),
          tolerance_percent: document.tolerance,
          version: 1,
          ...changedNow(stamp),
        })),
      )
      .onConflict((known) =>
        known.column('id').doUpdateSet((row) => ({
          place: row.ref('excluded.place'),
          cart_id: row.ref('excluded.cart_id'),
          slug: row.ref('excluded.slug'),
          species: row.ref('excluded.species'),
          retired: row.ref('excluded.retired'),
          facts_json: row.ref('excluded.facts_json'),
          version: row.ref('excluded.version'),
          changed_by: row.ref('excluded.changed_by'),
          changed_at: row.ref('excluded.changed_at'),
        })),
      )
      .execute(),
  )
  await inBatches(products.flatMap(textsOfProduct), (batch) => tx.insertInto('product_texts').values(batch).execute())
  await inBatches(products.flatMap(ratesOf), (batch) =>
    tx
      .insertInto('rates')
      .values(batch)
      .onConflict((known) => known.doNothing())
      .execute(),
  )
  await inBatches(
    products.filter(({ document }) => document.slug !== ''),
    (batch) =>
      tx
        .insertInto('product_slugs')
        .values(batch.map(({ id, document: { slug } }) => ({ slug, product_id: id })))
        .execute(),
  )
}

export async function updateProduct(
  tx: Tx,
  { id, document }: Pick<NewProductRow, 'id' | 'document'>,
  stamp: Stamp,
): Promise<void> {
  await tx
    .updateTable('products')
    .set((row) => ({ ...productColumns(document), ...changedNow(stamp), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('product_texts').where('product_id', '=', id).execute()
  await tx.insertInto('product_texts').values(textsOfProduct({ id, document })).execute()
  if (document.slug === '') return
  await tx
    .insertInto('product_slugs')
    .values({ slug: document.slug, product_id: id })
    .onConflict((known) => known.doNothing())
    .execute()
}

export async function writeHome(tx: Tx, home: HomeDocument, stamp: Stamp): Promise<void> {
  await tx
    .updateTable('arrangements')
    .set((row) => ({ value_json: JSON.stringify(home), ...changedNow(stamp), version: row('version', '+', 1) }))
    .where('name', '=', 'home')
    .execute()
}

/** For a change of the order: anybody who saw the one before is told so. */
export async function noteOrder(tx: Tx, name: 'species' | 'products', stamp: Stamp): Promise<void> {
  await tx
    .updateTable('arrangements')
    .set((row) => ({ ...changedNow(stamp), version: row('version', '+', 1) }))
    .where('name', '=', name)
    .execute()
}

function speciesColumns({ name, retired, texts: _texts, ...facts }: DocumentSpecies) {
  return { name, retired: Number(retired), facts_json: JSON.stringify(facts satisfies SpeciesFacts) }
}

function productColumns({ cartId, slug, species, retired, sizes, ...document }: DocumentProduct) {
  const { id: _id, tolerance: _tolerance, available: _available, texts: _texts, ...others } = document
  const facts: ProductFacts = {
    ...others,
    sizes: sizes.map(({ rates, ...size }) => ({ ...size, weights: weightsIn(rates) })),
  }
  return { cart_id: cartId, slug, species, retired: Number(retired), facts_json: JSON.stringify(facts) }
}

const weightsIn = (rates: DocumentProduct['sizes'][number]['rates']): WeightLabel[] =>
  weightLabels.filter((weight) => rates[weight] !== undefined)

const textsOfSpecies = ({ name, texts }: DocumentSpecies) => saidRows(texts).map((said) => ({ species: name, ...said }))

const textsOfProduct = ({ id, document: { texts } }: Pick<NewProductRow, 'id' | 'document'>) =>
  saidRows(texts).map((said) => ({ product_id: id, ...said }))

const ratesOf = ({ id, document: { sizes } }: NewProductRow) =>
  sizes.flatMap(({ label, rates }) =>
    weightsIn(rates).map((weight) => ({
      product_id: id,
      size: label,
      grams: grams(weight),
      paise: rates[weight] ?? 0,
    })),
  )
