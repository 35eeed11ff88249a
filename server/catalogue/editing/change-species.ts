import type { Transaction } from 'kysely'
import {
  arrangementCalled,
  type ProductRow,
  productRows,
  type SpeciesRow,
  speciesRows,
} from '#server/catalogue/catalogue-rows.ts'
import { speciesDocument } from '#server/catalogue/kept-document.ts'
import { insertSpecies, noteOrder, updateSpecies } from '#server/catalogue/write-catalogue.ts'
import type { Tables } from '#server/storage/tables.ts'
import { byInOneWord } from '#shop/by.ts'
import { type FieldChange, speciesChanges } from '#shop/catalogue/differences.ts'
import { isCode, type ProductForm, type SpeciesForm, speciesTyped } from '#shop/catalogue/forms.ts'
import type { WrongField } from '#shop/catalogue/wrong.ts'
import { actAtCatalogue, refuseForm } from './catalogue-act.ts'
import type { Decided, Seen } from './change-product.ts'
import { unknownSpecies, wrongPicture } from './form-checks.ts'
import {
  type JudgedProduct,
  judgeProducts,
  placeProducts,
  type WantedProduct,
  type WantedProducts,
  writeProducts,
} from './staff-products.ts'

type Tx = Transaction<Tables>

interface NewSpecies extends Decided {
  readonly name: string
  readonly form: SpeciesForm
}

const stampOf = ({ by, at }: Decided) => ({ by: byInOneWord(by), at })

/** A new kind stands last in the menu. Its code is the end of its address, and never changes. What is sold of it comes with it. */
export function addFish(
  tx: Tx,
  {
    name,
    form,
    products: forms,
    waits,
    ...decided
  }: NewSpecies & Pick<WantedProducts, 'waits'> & { readonly products: readonly ProductForm[] },
) {
  const act = { ...decided, thing: `species/${name}`, pressed: { form, forms } }
  return actAtCatalogue(tx, act, async () => {
    const rows = await speciesRows(tx)
    const isTaken = rows.some((row) => row.name === name)
    const products = forms.map((one) => ({ form: one }))
    const judged = await judgeProducts(tx, { species: name, products, waits, at: decided.at })
    const fields = [
      ...(isCode(name) ? [] : [{ field: 'name', wrong: 'code' } as const]),
      ...(isTaken ? [{ field: 'name', wrong: 'taken' } as const] : []),
      ...(await wrongFields(tx, form, rows)),
      ...('wrong' in judged ? judged.wrong : []),
    ]
    if ('wrong' in judged || fields.length > 0) return refuseForm(fields)
    const document = speciesTyped(form, { name, retired: false })
    await insertSpecies(tx, [{ document, place: rows.length }], stampOf(decided))
    await noteOrder(tx, 'species', stampOf(decided))
    const added = await writeProducts(tx, judged.products, { waits, ...decided })
    if (added.length > 0) await noteOrder(tx, 'products', stampOf(decided))
    return { left: { added: name }, changes: [{ field: 'title', was: '', becomes: form.title }, ...added] }
  })
}

interface ChangedFish extends NewSpecies, Seen, Pick<WantedProducts, 'waits'> {
  /** off: nothing of it is shown or sold, and what was ordered stays */
  readonly retired: boolean
  /** the version of the order of products */
  readonly seenOrder: number
  /** all of the fish, in the order of its list, and those that come */
  readonly products: readonly {
    readonly kept?: { readonly id: number; readonly seen: number; readonly retired: boolean } | undefined
    readonly form: ProductForm
  }[]
}

/** A fish as its form has it, whole or not at all: nobody’s change that this screen has not seen is written over. */
export function changeFish(tx: Tx, { name, form, products: typed, waits, ...wanted }: ChangedFish) {
  const { seen, seenOrder, retired, ...decided } = wanted
  const act = { ...decided, thing: `species/${name}`, pressed: { form, typed, seen, seenOrder, retired } }
  return actAtCatalogue(tx, act, async () => {
    const rows = await speciesRows(tx)
    const row = rows.find((one) => one.name === name)
    if (row === undefined) return { refused: 'no-such-species' } as const
    const there = await productRows(tx, { species: name })
    const isSameOrder = typed.flatMap(({ kept }) => kept?.id ?? []).join() === there.map(({ id }) => id).join()
    const isOrderSeen = isSameOrder || (await arrangementCalled(tx, 'products')).version === seenOrder
    if (row.version !== seen || !isOrderSeen || !areSeen(typed, there)) return { refused: 'catalogue-changed' } as const
    const products = typed.map(({ form: product, kept }): WantedProduct => {
      const known = there.find(({ id }) => id === kept?.id)
      return { form: product, kept: known && kept && { row: known, retired: kept.retired } }
    })
    // Whoever may not publish first rates cannot put on sale what waits for that.
    if (waits && products.some(({ kept }) => kept?.row.waits && !kept.retired))
      return { refused: 'product-waits' } as const
    const judged = await judgeProducts(tx, { species: name, products, waits, at: decided.at })
    const fields = [...(await wrongFields(tx, form, rows)), ...('wrong' in judged ? judged.wrong : [])]
    if ('wrong' in judged || fields.length > 0) return refuseForm(fields)
    const is = speciesTyped(form, { ...row, retired })
    const changes = speciesChanges(speciesDocument(row), is)
    if (changes.length > 0) await updateSpecies(tx, is, stampOf(decided))
    const ofProducts = await writeProducts(tx, judged.products, { waits, ...decided })
    const order = await orderProducts(tx, judged.products, stampOf(decided))
    return { left: { changed: name }, changes: [...changes, ...ofProducts, ...order] }
  })
}

/** All that are there were seen, each once and as it stands. */
function areSeen(typed: ChangedFish['products'], there: readonly ProductRow[]): boolean {
  const kept = typed.flatMap((one) => one.kept ?? [])
  const seen = new Map(kept.map((one) => [one.id, one.seen]))
  return kept.length === there.length && there.every(({ id, version }) => seen.get(id) === version)
}

/** They share out the places that they have. */
async function orderProducts(
  tx: Tx,
  products: readonly JudgedProduct[],
  stamp: ReturnType<typeof stampOf>,
): Promise<readonly FieldChange[]> {
  if (products.length === 0) return []
  const ids = products.map(({ id }) => id)
  const there = await tx
    .selectFrom('products')
    .select(['id', 'place'])
    .where('id', 'in', ids)
    .orderBy('place')
    .orderBy('id')
    .execute()
  const before = there.map(({ id }) => id)
  const isMoved = before.join() !== ids.join()
  if (isMoved || products.some(({ row }) => row === undefined)) await noteOrder(tx, 'products', stamp)
  if (!isMoved) return []
  await placeProducts(
    tx,
    ids,
    there.map(({ place }) => place),
  )
  return [{ field: 'order', was: before.join(', '), becomes: ids.join(', ') }]
}

/** The order of the menu: all kinds, each once. */
export function orderSpecies(
  tx: Tx,
  { order, seen, ...decided }: Decided & Seen & { readonly order: readonly string[] },
) {
  const act = { ...decided, thing: 'species', pressed: { order, seen } }
  return actAtCatalogue(tx, act, async () => {
    const before = (await speciesRows(tx)).map(({ name }) => name)
    if ((await arrangementCalled(tx, 'species')).version !== seen) return { refused: 'catalogue-changed' } as const
    if (before.toSorted().join('\n') !== order.toSorted().join('\n')) return { refused: 'order-incomplete' } as const
    await placeSpecies(tx, order)
    await noteOrder(tx, 'species', stampOf(decided))
    const changes = [{ field: 'order', was: before.join(', '), becomes: order.join(', ') }]
    return { left: { ordered: order.length }, changes }
  })
}

export async function placeSpecies(tx: Tx, order: readonly string[]): Promise<void> {
  for (const [place, name] of order.entries())
    await tx.updateTable('species').set({ place }).where('name', '=', name).where('place', '!=', place).execute()
}

async function wrongFields(tx: Tx, form: SpeciesForm, rows: readonly SpeciesRow[]): Promise<readonly WrongField[]> {
  const names = new Set(rows.map(({ name }) => name))
  return [...unknownSpecies(form.goesWith, names), ...(await wrongPicture(tx, form.picture))]
}
