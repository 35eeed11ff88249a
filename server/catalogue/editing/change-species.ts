import type { Transaction } from 'kysely'
import { arrangementCalled, type SpeciesRow, speciesRows } from '#server/catalogue/catalogue-rows.ts'
import { speciesDocument } from '#server/catalogue/kept-document.ts'
import { insertSpecies, noteOrder, updateSpecies } from '#server/catalogue/write-catalogue.ts'
import type { Tables } from '#server/storage/tables.ts'
import { byInOneWord } from '#shop/by.ts'
import { speciesChanges } from '#shop/catalogue/differences.ts'
import { isCode, type SpeciesForm, speciesTyped } from '#shop/catalogue/forms.ts'
import type { WrongField } from '#shop/catalogue/wrong.ts'
import { actAtCatalogue, refuseForm } from './catalogue-act.ts'
import type { Decided, Seen } from './change-product.ts'
import { unknownSpecies, wrongPicture } from './form-checks.ts'
import { judgeProducts, keepProducts, type NewProducts } from './staff-products.ts'

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
  }: NewSpecies &
    Pick<NewProducts, 'waits'> & {
      readonly products: NewProducts['forms']
    },
) {
  const act = { ...decided, thing: `species/${name}`, pressed: { form, forms } }
  return actAtCatalogue(tx, act, async () => {
    const rows = await speciesRows(tx)
    const isTaken = rows.some((row) => row.name === name)
    const judged = await judgeProducts(tx, { species: name, forms, waits })
    const fields = [
      ...(isCode(name) ? [] : [{ field: 'name', wrong: 'code' } as const]),
      ...(isTaken ? [{ field: 'name', wrong: 'taken' } as const] : []),
      ...(await wrongFields(tx, form, rows)),
      ...('wrong' in judged ? judged.wrong.map((one) => ({ ...one, field: `products.${one.field}` })) : []),
    ]
    if ('wrong' in judged || fields.length > 0) return refuseForm(fields)
    const document = speciesTyped(form, { name, retired: false })
    await insertSpecies(tx, [{ document, place: rows.length }], stampOf(decided))
    await noteOrder(tx, 'species', stampOf(decided))
    const added = await keepProducts(tx, judged.products, { waits, ...decided })
    return { left: { added: name }, changes: [{ field: 'title', was: '', becomes: form.title }, ...added] }
  })
}

export function changeSpecies(tx: Tx, { name, form, seen, ...decided }: NewSpecies & Seen) {
  const act = { ...decided, thing: `species/${name}`, pressed: { form, seen } }
  return actAtCatalogue(tx, act, async () => {
    const rows = await speciesRows(tx)
    const row = rows.find((one) => one.name === name)
    if (row === undefined) return { refused: 'no-such-species' } as const
    if (row.version !== seen) return { refused: 'catalogue-changed' } as const
    const fields = await wrongFields(tx, form, rows)
    if (fields.length > 0) return refuseForm(fields)
    const [was, is] = [speciesDocument(row), speciesTyped(form, row)]
    const changes = speciesChanges(was, is)
    if (changes.length > 0) await updateSpecies(tx, is, stampOf(decided))
    return { left: { changed: name }, changes }
  })
}

/** Off: nothing of it is shown or sold, and what was ordered stays. On: it is as before. */
export function takeSpeciesOff(
  tx: Tx,
  { name, retired, seen, ...decided }: Decided & Seen & { readonly name: string; readonly retired: boolean },
) {
  const act = { ...decided, thing: `species/${name}`, pressed: { retired, seen } }
  return actAtCatalogue(tx, act, async () => {
    const row = (await speciesRows(tx)).find((one) => one.name === name)
    if (row === undefined) return { refused: 'no-such-species' } as const
    if (row.version !== seen) return { refused: 'catalogue-changed' } as const
    const was = speciesDocument(row)
    const is = { ...was, retired }
    if (row.retired !== retired) await updateSpecies(tx, is, stampOf(decided))
    return { left: { changed: name }, changes: speciesChanges(was, is) }
  })
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
