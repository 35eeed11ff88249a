import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { HomeDocument, ProductFacts, ProductSaid, SpeciesFacts, SpeciesSaid } from '#shop/catalogue/document.ts'
import type { ProductText } from '#shop/catalogue/product.ts'
import { type Paise, paise } from '#shop/money.ts'
import { saidOf } from './said-rows.ts'

// The rows of the catalogue as they are kept. Their JSON was checked when it was written.

type Read = Kysely<Tables>

/** Who changed it last, in one word; '' while it is as the shop opened with it. */
export interface LastChange {
  readonly version: number
  readonly changedBy: string
  readonly changedAt: number
}

export interface SpeciesRow extends LastChange {
  readonly name: string
  readonly retired: boolean
  readonly facts: SpeciesFacts
  readonly texts: SpeciesSaid
}

export interface ProductRow extends LastChange {
  readonly id: number
  readonly cartId: string
  readonly slug: string
  readonly species: string
  readonly place: number
  readonly retired: boolean
  /** whether the owner has yet to approve its rates; it is taken off until then */
  readonly waits: boolean
  readonly available: boolean
  readonly backAt: number | undefined
  readonly tolerance: number
  readonly facts: ProductFacts
  readonly texts: ProductSaid
  readonly rates: Rates
}

/** By `rateIn`. */
type Rates = ReadonlyMap<string, Paise>

export const rateIn = (size: string, grams: number): string => `${grams}/${size}`

/** Which rows are read: one product, or all of a kind. */
interface Of {
  readonly id?: number
  readonly species?: string
}

export async function speciesRows(read: Read): Promise<SpeciesRow[]> {
  const rows = await read
    .selectFrom('species')
    .innerJoin('species_texts as said', 'said.species', 'species.name')
    .leftJoin('species_texts as hi', (on) => on.onRef('hi.species', '=', 'name').on('hi.language', '=', 'hi'))
    .leftJoin('species_texts as mr', (on) => on.onRef('mr.species', '=', 'name').on('mr.language', '=', 'mr'))
    .select(['name', 'retired', 'facts_json', 'version', 'changed_by', 'changed_at'])
    .select(['said.texts_json as en', 'hi.texts_json as hi', 'mr.texts_json as mr'])
    .where('said.language', '=', 'en')
    .orderBy('place')
    .orderBy('name')
    .execute()
  return rows.map(({ facts_json, en, hi, mr, changed_by, changed_at, retired, ...row }) => ({
    ...row,
    retired: retired === 1,
    facts: JSON.parse(facts_json) as SpeciesFacts,
    texts: saidOf({ en, hi, mr }),
    changedBy: changed_by,
    changedAt: changed_at,
  }))
}

/** A product as its row and its rates say it, unread: where both are as they were, so is the product. */
export type UnreadProduct = Awaited<ReturnType<typeof unreadProducts>>[number]

export async function unreadProducts(read: Read, of: Of = {}) {
  let asked = read
    .selectFrom('products')
    .innerJoin('product_texts as said', 'said.product_id', 'products.id')
    .leftJoin('product_texts as hi', (on) => on.onRef('hi.product_id', '=', 'id').on('hi.language', '=', 'hi'))
    .leftJoin('product_texts as mr', (on) => on.onRef('mr.product_id', '=', 'id').on('mr.language', '=', 'mr'))
    .select([
      'id',
      'cart_id',
      'slug',
      'species',
      'place',
      'retired',
      'waits',
      'available',
      'back_at',
      'tolerance_percent',
      'facts_json',
      'said.texts_json as en',
      'hi.texts_json as hi',
      'mr.texts_json as mr',
      'version',
      'changed_by',
      'changed_at',
    ])
    .where('said.language', '=', 'en')
    .orderBy('place')
    .orderBy('id')
  if (of.id !== undefined) asked = asked.where('id', '=', of.id)
  if (of.species !== undefined) asked = asked.where('species', '=', of.species)
  const [rows, rates] = [await asked.execute(), await ratesBy(read, of)]
  return rows.map((row) => ({ ...row, rates: rates.get(row.id) ?? '' }))
}

export async function productRows(read: Read, of: Of = {}): Promise<ProductRow[]> {
  return (await unreadProducts(read, of)).map(productRow)
}

export const productRow = (row: UnreadProduct): ProductRow => ({
  id: row.id,
  cartId: row.cart_id,
  slug: row.slug,
  species: row.species,
  place: row.place,
  retired: row.retired === 1,
  waits: row.waits === 1,
  available: row.available === 1,
  backAt: row.back_at ?? undefined,
  tolerance: row.tolerance_percent,
  facts: JSON.parse(row.facts_json) as ProductFacts,
  texts: saidOf(row),
  rates: ratesIn(row.rates),
  version: row.version,
  changedBy: row.changed_by,
  changedAt: row.changed_at,
})

/** What products are called and shown by. */
export async function productsNamed(read: Read, cartIds: readonly string[]) {
  if (cartIds.length === 0) return []
  const rows = await read
    .selectFrom('products')
    .innerJoin('product_texts as said', 'said.product_id', 'products.id')
    .select(['id', 'cart_id', 'facts_json', 'said.texts_json'])
    .where('said.language', '=', 'en')
    .where('cart_id', 'in', cartIds)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    cartId: row.cart_id,
    title: (JSON.parse(row.texts_json) as ProductText).title,
    picture: (JSON.parse(row.facts_json) as ProductFacts).picture,
  }))
}

/** The rates of each product as one text. The size comes last because it may hold anything but a line's end. */
async function ratesBy(read: Read, { id, species }: Of): Promise<ReadonlyMap<number, string>> {
  let asked = read
    .selectFrom('rates')
    .select(['product_id', sql<string>`string_agg(grams || ' ' || paise || ' ' || size, ${lineEnd})`.as('told')])
    .groupBy('product_id')
  if (id !== undefined) asked = asked.where('product_id', '=', id)
  if (species !== undefined)
    asked = asked.where(
      'product_id',
      'in',
      read.selectFrom('products').select('products.id').where('products.species', '=', species),
    )
  return new Map((await asked.execute()).map(({ product_id, told }) => [product_id, told]))
}

const lineEnd = '\n'

const ratesIn = (told: string): Rates => new Map(told === '' ? [] : told.split(lineEnd).map(rateTold))

function rateTold(line: string): readonly [string, Paise] {
  const [weighs = '', costs = '', ...size] = line.split(' ')
  return [rateIn(size.join(' '), Number(weighs)), paise(Number(costs))]
}

/** Every slug that leads to a product. */
export async function slugRows(read: Read): Promise<ReadonlyMap<string, number>> {
  const rows = await read.selectFrom('product_slugs').select(['slug', 'product_id']).execute()
  return new Map(rows.map(({ slug, product_id }) => [slug, product_id]))
}

export async function arrangementCalled(read: Read, name: 'home' | 'species' | 'products'): Promise<LastChange> {
  const row = await read
    .selectFrom('arrangements')
    .select(['version', 'changed_by', 'changed_at'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return { version: row.version, changedBy: row.changed_by, changedAt: row.changed_at }
}

export async function homeRow(read: Read): Promise<HomeDocument> {
  const { value_json } = await read
    .selectFrom('arrangements')
    .select('value_json')
    .where('name', '=', 'home')
    .executeTakeFirstOrThrow()
  return value_json === '' ? { slides: [], catch: [], favourites: [] } : (JSON.parse(value_json) as HomeDocument)
}

/** Whether the shop has opened with a catalogue. */
export const isOpened = async (read: Read): Promise<boolean> => (await arrangementCalled(read, 'home')).version > 0
