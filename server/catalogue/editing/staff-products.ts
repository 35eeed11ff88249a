import type { Transaction } from 'kysely'
import type { ProductRow } from '#server/catalogue/catalogue-rows.ts'
import { productDocument } from '#server/catalogue/kept-document.ts'
import { highestId } from '#server/catalogue/open-catalogue.ts'
import { noteFirstRates } from '#server/catalogue/rates/rates-taken-off.ts'
import { insertProducts } from '#server/catalogue/write-catalogue.ts'
import type { Tables } from '#server/storage/tables.ts'
import { byInOneWord } from '#shop/by.ts'
import { type FieldChange, productChanges } from '#shop/catalogue/differences.ts'
import type { DocumentProduct } from '#shop/catalogue/document.ts'
import { cartIdFor, type ProductForm, productTyped } from '#shop/catalogue/forms.ts'
import { usualTolerance } from '#shop/catalogue/weighed-price.ts'
import type { WrongField } from '#shop/catalogue/wrong.ts'
import { changeKeptProduct, type Decided, firstRatesOf, wrongFirstRates } from './change-product.ts'
import { wrongPicture, wrongSizes, wrongSlug } from './form-checks.ts'

type Tx = Transaction<Tables>

/** A product of a fish as its form has it. */
export interface WantedProduct {
  readonly form: ProductForm
  /** left out of one that comes */
  readonly kept?: { readonly row: ProductRow; readonly retired: boolean } | undefined
}

/** All products of a fish. `waits`: those that come are not sold before the owner has seen their rates. */
export interface WantedProducts {
  readonly species: string
  readonly products: readonly WantedProduct[]
  readonly waits: boolean
  readonly at: number
}

/** A product as it shall be, beside what it is. */
export interface JudgedProduct {
  readonly id: number
  readonly is: DocumentProduct
  readonly row: ProductRow | undefined
}

type Judged = { readonly wrong: readonly WrongField[] } | { readonly products: readonly JudgedProduct[] }

/** The products as they shall be, or each field that cannot stay, named by its place: 'products.1.slug' is one of the second. */
export async function judgeProducts(tx: Tx, { species, products, waits, at }: WantedProducts): Promise<Judged> {
  const rows = await tx.selectFrom('products').select('cart_id').execute()
  const carts = new Set(rows.map(({ cart_id: cartId }) => cartId.toLowerCase()))
  const slugs = new Set<string>()
  let highest = await highestId(tx)
  const judged: JudgedProduct[] = []
  const wrong: WrongField[] = []
  for (const [place, { form, kept }] of products.entries()) {
    const cartId = kept ? kept.row.cartId : cartIdFor(form.slug, carts)
    carts.add(cartId)
    const facts = { species, tolerance: usualTolerance, available: true, retired: waits, sizes: [] }
    if (!kept) highest += 1
    const one = kept ? await judgeKept(tx, form, kept, at) : productTyped(form, { id: highest, cartId, ...facts })
    const fields = [
      ...('wrong' in one ? one.wrong : []),
      ...(slugs.has(form.slug)
        ? [{ field: 'slug', wrong: 'twice' } as const]
        : await wrongSlug(tx, form.slug, kept?.row.id)),
      ...(await wrongPicture(tx, form.picture)),
    ]
    wrong.push(...fields.map((field) => ({ ...field, field: `products.${place}.${field.field}` })))
    if (form.slug !== '') slugs.add(form.slug)
    if ('document' in one) judged.push({ id: kept?.row.id ?? highest, is: one.document, row: kept?.row })
  }
  return wrong.length > 0 ? { wrong } : { products: judged }
}

async function judgeKept(
  tx: Tx,
  form: ProductForm,
  { row, retired }: NonNullable<WantedProduct['kept']>,
  at: number,
): Promise<ReturnType<typeof productTyped>> {
  const { id, waits } = row
  const was = productDocument(row)
  const typed = productTyped(form, { ...was, retired, id, sizes: waits ? [] : was.sizes })
  if ('wrong' in typed) return typed
  const wrong = [
    ...(await wrongSizes(tx, was, typed.document)),
    ...(waits ? [] : await wrongFirstRates(tx, { id, was, is: typed.document, at })),
  ]
  return wrong.length > 0 ? { wrong } : typed
}

/** Writes what is another one of the products, and those that come; each new one has an address of its own at /fish/. */
export async function writeProducts(
  tx: Tx,
  products: readonly JudgedProduct[],
  { waits, ...decided }: Decided & Pick<WantedProducts, 'waits'>,
): Promise<readonly FieldChange[]> {
  const changes: FieldChange[] = []
  for (const { id, is, row } of products) {
    if (row === undefined) continue
    const was = productDocument(row)
    const different = productChanges(was, is)
    if (different.length > 0) await changeKeptProduct(tx, { id, was, is, waits: row.waits }, decided)
    changes.push(...different.map((change) => ({ ...change, field: `product ${id}, ${change.field}` })))
  }
  return [...changes, ...(await addProducts(tx, products, { waits, ...decided }))]
}

/** They stand last until somebody says otherwise. */
async function addProducts(
  tx: Tx,
  products: readonly JudgedProduct[],
  { waits, key, by, at }: Decided & Pick<WantedProducts, 'waits'>,
): Promise<readonly FieldChange[]> {
  const added = products.filter(({ row }) => row === undefined)
  if (added.length === 0) return []
  const stamp = { by: byInOneWord(by), at }
  const { last } = await tx
    .selectFrom('products')
    .select((row) => row.fn.max('place').as('last'))
    .executeTakeFirstOrThrow()
  const rows = added.map(({ id, is }, nr) => ({ id, document: is, place: (last ?? 0) + 1 + nr }))
  await insertProducts(tx, rows, stamp)
  const ids = added.map(({ id }) => id)
  if (waits) await tx.updateTable('products').set({ waits: 1 }).where('id', 'in', ids).execute()
  else {
    const first = rows.flatMap(({ id, document }) => firstRatesOf(id, document))
    await noteFirstRates(tx, first, { key, ...stamp })
  }
  return rows.map(({ id, document }) => ({ field: `product ${id}`, was: '', becomes: document.texts.en.title }))
}

/** Puts each product on the place that stands at its turn. */
export async function placeProducts(tx: Tx, order: readonly number[], places: readonly number[]): Promise<void> {
  for (const [turn, id] of order.entries()) {
    const place = places[turn] ?? turn
    await tx.updateTable('products').set({ place }).where('id', '=', id).where('place', '!=', place).execute()
  }
}
