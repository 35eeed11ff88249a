import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type {
  CatalogueDocument,
  DocumentProduct,
  DocumentSize,
  DocumentSpecies,
  HomeDocument,
} from '#shop/catalogue/document.ts'
import type { Known } from '#shop/catalogue/judge.ts'
import { isSpecified } from '#shop/catalogue/paths.ts'
import { grams } from '#shop/weight.ts'
import {
  homeRow,
  type ProductRow,
  productRows,
  rateIn,
  type SpeciesRow,
  slugRows,
  speciesRows,
} from './catalogue-rows.ts'

/** The catalogue of the shop as a document, and what a file must not run into. */
export interface StoredDocument {
  readonly document: CatalogueDocument
  readonly known: Known
  /** of products, by their cart ids */
  readonly ids: ReadonlyMap<string, number>
  /** the ids of those whose rates the owner has yet to approve */
  readonly waiting: ReadonlySet<number>
}

export async function keptCatalogue(read: Kysely<Tables>): Promise<StoredDocument> {
  const species = await speciesRows(read)
  const products = await productRows(read)
  return keptIn({ species, products, slugs: await slugRows(read), home: await homeRow(read) })
}

function keptIn({
  species,
  products,
  slugs,
  home,
}: {
  readonly species: readonly SpeciesRow[]
  readonly products: readonly ProductRow[]
  readonly slugs: ReadonlyMap<string, number>
  readonly home: HomeDocument
}): StoredDocument {
  const cartOf = new Map(products.map(({ id, cartId }) => [id, cartId.toLowerCase()]))
  return {
    document: {
      format: 'catalogue-1',
      species: species.map(speciesDocument),
      products: products.map(productDocument),
      home,
    },
    known: {
      species: new Set(species.map(({ name }) => name)),
      products: new Map(products.map((row) => [row.cartId.toLowerCase(), row])),
      slugs: new Map([...slugs].map(([slug, id]) => [slug, cartOf.get(id) ?? ''])),
      ids: cartOf,
    },
    ids: new Map(products.map(({ id, cartId }) => [cartId, id])),
    waiting: new Set(products.flatMap(({ id, waits }) => (waits ? [id] : []))),
  }
}

export const speciesDocument = ({ name, retired, facts, texts }: SpeciesRow): DocumentSpecies => ({
  name,
  retired,
  ...facts,
  texts,
})

export function productDocument({
  id,
  cartId,
  slug,
  species,
  facts,
  texts,
  rates,
  ...row
}: ProductRow): DocumentProduct {
  const { sizes, ...others } = facts
  return {
    ...(isSpecified(id) ? { id } : {}),
    cartId,
    slug,
    species,
    ...others,
    sizes: sizes.map(({ weights, ...size }): DocumentSize => {
      const sold = weights.flatMap((weight) => {
        const rate = rates.get(rateIn(size.label, grams(weight)))
        return rate === undefined ? [] : [[weight, rate]]
      })
      return { ...size, rates: Object.fromEntries(sold) as DocumentSize['rates'] }
    }),
    tolerance: row.tolerance,
    available: row.available,
    retired: row.retired,
    texts,
  }
}

/** The same for the same catalogue alone: who looked at a preview has seen this one. */
export const fingerprintOf = (document: CatalogueDocument): number =>
  Number.parseInt(hash('sha256', JSON.stringify(document), 'hex').slice(0, 12), 16)
