import type { Transaction } from 'kysely'
import { arrangementCalled, productRows, speciesRows } from '#server/catalogue/catalogue-rows.ts'
import { productDocument } from '#server/catalogue/kept-document.ts'
import { highestId } from '#server/catalogue/open-catalogue.ts'
import { noteFirstRates } from '#server/catalogue/rates/rates-taken-off.ts'
import { insertProducts, noteOrder } from '#server/catalogue/write-catalogue.ts'
import type { Tables } from '#server/storage/tables.ts'
import { byInOneWord } from '#shop/by.ts'
import { type FieldChange, productChanges } from '#shop/catalogue/differences.ts'
import type { DocumentProduct } from '#shop/catalogue/document.ts'
import { cartIdFor, type ProductForm, productTyped } from '#shop/catalogue/forms.ts'
import { usualTolerance } from '#shop/catalogue/weighed-price.ts'
import type { WrongField } from '#shop/catalogue/wrong.ts'
import { actAtCatalogue, refuseForm } from './catalogue-act.ts'
import { changeKeptProduct, type Decided, firstRatesOf, type Seen, wrongFirstRates } from './change-product.ts'
import { wrongPicture, wrongSizes, wrongSlug } from './form-checks.ts'

type Tx = Transaction<Tables>

const stampOf = ({ by, at }: Decided) => ({ by: byInOneWord(by), at })

/** Products that come to a kind. `waits`: they are not sold before the owner has seen their rates. */
export interface NewProducts {
  readonly species: string
  readonly forms: readonly ProductForm[]
  readonly waits: boolean
}

type Judged =
  | { readonly wrong: readonly WrongField[] }
  | { readonly products: readonly { readonly id: number; readonly document: DocumentProduct }[] }

/** New products as they shall be, or each field that cannot stay, named by its place: '1.slug' is one of the second. */
export async function judgeProducts(tx: Tx, { species, forms, waits }: NewProducts): Promise<Judged> {
  const rows = await tx.selectFrom('products').select('cart_id').execute()
  const carts = new Set(rows.map(({ cart_id: cartId }) => cartId.toLowerCase()))
  const slugs = new Set<string>()
  const highest = await highestId(tx)
  const products: { id: number; document: DocumentProduct }[] = []
  const wrong: WrongField[] = []
  for (const [place, form] of forms.entries()) {
    const id = highest + 1 + place
    const cartId = cartIdFor(form.slug, carts)
    const facts = { id, cartId, species, tolerance: usualTolerance, available: true, retired: waits, sizes: [] }
    const typed = productTyped(form, facts)
    const fields = [
      ...('wrong' in typed ? typed.wrong : []),
      ...(slugs.has(form.slug)
        ? [{ field: 'slug', wrong: 'twice' } as const]
        : await wrongSlug(tx, form.slug, undefined)),
      ...(await wrongPicture(tx, form.picture)),
    ]
    wrong.push(...fields.map((one) => ({ ...one, field: `${place}.${one.field}` })))
    carts.add(cartId)
    if (form.slug !== '') slugs.add(form.slug)
    if ('document' in typed) products.push({ id, document: typed.document })
  }
  return wrong.length > 0 ? { wrong } : { products }
}

/** They stand last, each with an address of its own at /fish/. */
export async function keepProducts(
  tx: Tx,
  products: readonly { readonly id: number; readonly document: DocumentProduct }[],
  { waits, ...decided }: Decided & Pick<NewProducts, 'waits'>,
): Promise<readonly FieldChange[]> {
  if (products.length === 0) return []
  const { last } = await tx
    .selectFrom('products')
    .select((row) => row.fn.max('place').as('last'))
    .executeTakeFirstOrThrow()
  await insertProducts(
    tx,
    products.map((product, nr) => ({ ...product, place: (last ?? 0) + 1 + nr })),
    stampOf(decided),
  )
  const ids = products.map(({ id }) => id)
  if (waits) await tx.updateTable('products').set({ waits: 1 }).where('id', 'in', ids).execute()
  else
    await noteFirstRates(
      tx,
      products.flatMap(({ id, document }) => firstRatesOf(id, document)),
      { key: decided.key, ...stampOf(decided) },
    )
  await noteOrder(tx, 'products', stampOf(decided))
  return products.map(({ id, document }) => ({ field: `product ${id}`, was: '', becomes: document.texts.en.title }))
}

/** Another product of a kind that is there. */
export function addProduct(
  tx: Tx,
  { species, form, waits, ...decided }: Decided & Omit<NewProducts, 'forms'> & { readonly form: ProductForm },
) {
  const act = { ...decided, thing: 'products', pressed: { species, form } }
  return actAtCatalogue(tx, act, async () => {
    if (!(await speciesRows(tx)).some(({ name }) => name === species)) return { refused: 'no-such-species' } as const
    const judged = await judgeProducts(tx, { species, forms: [form], waits })
    if ('wrong' in judged)
      return refuseForm(judged.wrong.map((one) => ({ ...one, field: one.field.replace(/^0\./, '') })))
    const changes = await keepProducts(tx, judged.products, { waits, ...decided })
    return { left: { added: judged.products[0]?.id ?? 0 }, changes }
  })
}

export function changeProduct(
  tx: Tx,
  { id, form, seen, ...decided }: Decided & Seen & { readonly id: number; readonly form: ProductForm },
) {
  const act = { ...decided, thing: `product/${id}`, pressed: { form, seen } }
  return actAtCatalogue(tx, act, async () => {
    const [row] = await productRows(tx, { id })
    if (row === undefined) return { refused: 'no-such-product' } as const
    if (row.version !== seen) return { refused: 'catalogue-changed' } as const
    const was = productDocument(row)
    const typed = productTyped(form, { ...was, id, sizes: row.waits ? [] : was.sizes })
    const fields = [
      ...('wrong' in typed
        ? typed.wrong
        : [
            ...(await wrongSizes(tx, was, typed.document)),
            ...(row.waits ? [] : await wrongFirstRates(tx, { id, was, is: typed.document, at: decided.at })),
          ]),
      ...(await wrongSlug(tx, form.slug, id)),
      ...(await wrongPicture(tx, form.picture)),
    ]
    if ('wrong' in typed || fields.length > 0) return refuseForm(fields)
    const is = typed.document
    const changes = productChanges(was, is)
    if (changes.length > 0) await changeKeptProduct(tx, { id, was, is, waits: row.waits }, decided)
    return { left: { changed: id }, changes }
  })
}

/** Off: it is shown and sold nowhere, and what was ordered stays. On: it is as before. */
export function takeProductOff(
  tx: Tx,
  { id, retired, seen, ...decided }: Decided & Seen & { readonly id: number; readonly retired: boolean },
) {
  const act = { ...decided, thing: `product/${id}`, pressed: { retired, seen } }
  return actAtCatalogue(tx, act, async () => {
    const [row] = await productRows(tx, { id })
    if (row === undefined) return { refused: 'no-such-product' } as const
    if (row.version !== seen) return { refused: 'catalogue-changed' } as const
    if (row.waits) return { refused: 'product-waits' } as const
    const was = productDocument(row)
    const is = { ...was, retired }
    if (row.retired !== retired) await changeKeptProduct(tx, { id, was, is }, decided)
    return { left: { changed: id }, changes: productChanges(was, is) }
  })
}

/** The owner has seen the first rates of a product that somebody else added: from now on it is sold. */
export function approveProduct(tx: Tx, { id, seen, ...decided }: Decided & Seen & { readonly id: number }) {
  const act = { ...decided, thing: `product/${id}`, pressed: { approved: true, seen } }
  return actAtCatalogue(tx, act, async () => {
    const [row] = await productRows(tx, { id })
    if (row === undefined) return { refused: 'no-such-product' } as const
    if (row.version !== seen || !row.waits) return { refused: 'catalogue-changed' } as const
    const was = productDocument(row)
    const is = { ...was, retired: false }
    await changeKeptProduct(tx, { id, was, is, waits: true }, decided)
    return { left: { changed: id }, changes: productChanges(was, is) }
  })
}

/** The order of a kind's list: all its products, each once. They share out the places that they have. */
export function orderProducts(
  tx: Tx,
  {
    species,
    order,
    seen,
    ...decided
  }: Decided & Seen & { readonly species: string; readonly order: readonly number[] },
) {
  const act = { ...decided, thing: `species/${species}`, pressed: { order, seen } }
  return actAtCatalogue(tx, act, async () => {
    const rows = await productRows(tx, { species })
    if ((await arrangementCalled(tx, 'products')).version !== seen) return { refused: 'catalogue-changed' } as const
    const before = rows.map(({ id }) => id)
    if (before.length !== order.length || !new Set(before).isSubsetOf(new Set(order)))
      return { refused: 'order-incomplete' } as const
    await placeProducts(
      tx,
      order,
      rows.map(({ place }) => place),
    )
    await noteOrder(tx, 'products', stampOf(decided))
    const changes = [{ field: 'order', was: before.join(', '), becomes: order.join(', ') }]
    return { left: { ordered: order.length }, changes }
  })
}

/** Puts each product on the place that stands at its turn. */
export async function placeProducts(tx: Tx, order: readonly number[], places: readonly number[]): Promise<void> {
  for (const [turn, id] of order.entries()) {
    const place = places[turn] ?? turn
    await tx.updateTable('products').set({ place }).where('id', '=', id).where('place', '!=', place).execute()
  }
}
