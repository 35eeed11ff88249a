import type { Transaction } from 'kysely'
import { arrangementCalled, homeRow } from '#server/catalogue/catalogue-rows.ts'
import { catalogueTopic } from '#server/catalogue/catalogue-store.ts'
import { fingerprintOf, keptCatalogue, type StoredDocument } from '#server/catalogue/kept-document.ts'
import { highestId, idOf, idsAfter } from '#server/catalogue/open-catalogue.ts'
import { noteFirstRates } from '#server/catalogue/rates/rates-taken-off.ts'
import { takeTurn } from '#server/catalogue/take-turn.ts'
import {
  insertProducts,
  insertSpecies,
  noteOrder,
  type Stamp,
  updateSpecies,
  writeHome,
} from '#server/catalogue/write-catalogue.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import { byInOneWord } from '#shop/by.ts'
import {
  type CatalogueChange,
  changesBy,
  homeChanges,
  productChanges,
  speciesChanges,
} from '#shop/catalogue/differences.ts'
import type { HomeDocument, ImportedDocument } from '#shop/catalogue/document.ts'
import { wrongIn } from '#shop/catalogue/judge.ts'
import { orderAfter } from '#shop/catalogue/order-after.ts'
import { withUnsaid } from '#shop/catalogue/unsaid.ts'
import type { WrongField } from '#shop/catalogue/wrong.ts'
import { actAtCatalogue, refuseForm } from './catalogue-act.ts'
import { changeKeptProduct, type Decided, firstRatesOf, type Seen } from './change-product.ts'
import { addFish, changeFish, orderSpecies, placeSpecies } from './change-species.ts'
import { wrongPicture, wrongSizes } from './form-checks.ts'
import { placeProducts } from './staff-products.ts'

type Tx = Transaction<Tables>

export interface CatalogueImport extends Decided {
  readonly document: ImportedDocument
  /** the fingerprint of the catalogue that the preview compared it with */
  readonly seen: number
}

type Importing =
  | { readonly imported: number }
  | { readonly refused: 'catalogue-changed' }
  | { readonly refused: 'import-wrong'; readonly count: number }
  | Repeated

/** Adds and changes what a file names, all of it or nothing. What it does not name stays; nothing is ever removed. */
function importCatalogue(tx: Tx, { document, seen, key, by, at }: CatalogueImport): Promise<Importing> {
  const press = { key, thing: 'catalogue', by, pressed: { seen } }
  return once<Exclude<Importing, Repeated>>(tx, press, async () => {
    await takeTurn(tx)
    const kept = await keptCatalogue(tx)
    if (fingerprintOf(kept.document) !== seen) return { refused: 'catalogue-changed' }
    const wrong = wrongIn(document, kept.known).length + (await countInStock(tx, document, kept))
    if (wrong > 0) return { refused: 'import-wrong', count: wrong }
    const changes = changesBy(document, kept.document)
    await writeChanges(tx, { document: withUnsaid(document, kept.document), kept }, { key, by, at })
    await writeAct(tx, { ...press, act: 'import-catalogue', at, after: counted(changes) })
    if (changes.length > 0) await announce(tx, catalogueTopic)
    return { imported: changes.length }
  })
}

async function countInStock(tx: Tx, { products }: ImportedDocument, { document }: StoredDocument): Promise<number> {
  const before = new Map(document.products.map((product) => [product.cartId, product]))
  let count = 0
  for (const product of products) {
    const was = before.get(product.cartId)
    if (was) count += (await wrongSizes(tx, was, product)).length
  }
  return count
}

async function writeChanges(
  tx: Tx,
  { document, kept }: { readonly document: ImportedDocument; readonly kept: StoredDocument },
  decided: Decided,
): Promise<void> {
  const stamp = { by: byInOneWord(decided.by), at: decided.at }
  await writeSpecies(tx, { document, kept }, stamp)
  const before = new Map(kept.document.products.map((product) => [product.cartId, product]))
  for (const is of document.products) {
    const was = before.get(is.cartId)
    const id = kept.ids.get(is.cartId)
    if (was && id !== undefined && productChanges(was, is).length > 0)
      await changeKeptProduct(tx, { id, was, is, waits: kept.waiting.has(id) }, decided)
  }
  const ids = idsAfter(await highestId(tx))
  const added = document.products
    .filter(({ cartId }) => !before.has(cartId))
    .map((product) => ({ id: idOf(product, ids), place: 0, document: product }))
  await insertProducts(tx, added, stamp)
  const first = added.flatMap(({ id, document: product }) => firstRatesOf(id, product))
  await noteFirstRates(tx, first, { key: decided.key, ...stamp })
  await orderAll(tx, { document, kept, added }, stamp)
  const { home } = document
  if (home && JSON.stringify(home) !== JSON.stringify(kept.document.home)) await writeHome(tx, home, stamp)
}

async function writeSpecies(
  tx: Tx,
  { document, kept }: { readonly document: ImportedDocument; readonly kept: StoredDocument },
  stamp: Stamp,
): Promise<void> {
  const before = new Map(kept.document.species.map((species) => [species.name, species]))
  const added = document.species.filter(({ name }) => !before.has(name))
  await insertSpecies(
    tx,
    added.map((species) => ({ document: species, place: 0 })),
    stamp,
  )
  for (const species of document.species) {
    const was = before.get(species.name)
    if (was && speciesChanges(was, species).length > 0) await updateSpecies(tx, species, stamp)
  }
  const names = [...before.keys()]
  const order = orderAfter(
    names,
    document.species.map(({ name }) => name),
  )
  if (order.join('\n') === names.join('\n')) return
  await placeSpecies(tx, order)
  await noteOrder(tx, 'species', stamp)
}

async function orderAll(
  tx: Tx,
  {
    document,
    kept,
    added,
  }: {
    readonly document: ImportedDocument
    readonly kept: StoredDocument
    readonly added: readonly { readonly id: number; readonly document: { readonly cartId: string } }[]
  },
  stamp: Stamp,
): Promise<void> {
  const ids = new Map([...kept.ids, ...added.map(({ id, document: { cartId } }) => [cartId, id] as const)])
  const before = kept.document.products.map(({ cartId }) => cartId)
  const order = orderAfter(
    before,
    document.products.map(({ cartId }) => cartId),
  )
  if (order.join('\n') === before.join('\n')) return
  await placeProducts(
    tx,
    order.flatMap((cartId) => ids.get(cartId) ?? []),
    order.map((_, place) => place),
  )
  await noteOrder(tx, 'products', stamp)
}

const counted = (changes: readonly CatalogueChange[]) =>
  Object.fromEntries([...Map.groupBy(changes, ({ change }) => change)].map(([change, all]) => [change, all.length]))

/** What the home page shows, as a whole. */
function changeHome(
  tx: Transaction<Tables>,
  { home, seen, ...decided }: Decided & Seen & { readonly home: HomeDocument },
) {
  const act = { ...decided, thing: 'home', pressed: { home, seen } }
  return actAtCatalogue(tx, act, async () => {
    if ((await arrangementCalled(tx, 'home')).version !== seen) return { refused: 'catalogue-changed' } as const
    const { known } = await keptCatalogue(tx)
    const before = await homeRow(tx)
    const fields = [
      ...wrongIn({ format: 'catalogue-1', species: [], products: [], home }, known).map(onThePage),
      ...(await wrongPictures(tx, home, before)),
    ]
    if (fields.length > 0) return refuseForm(fields)
    const changes = homeChanges(before, home)
    if (changes.length > 0) await writeHome(tx, home, { by: byInOneWord(decided.by), at: decided.at })
    return { left: { changed: 'home' }, changes }
  })
}

const onThePage = ({ field, ...wrong }: WrongField): WrongField => ({ field: field.replace('home.', ''), ...wrong })

/** An import may have brought the name of another shop's picture: it stays until another is chosen. */
async function wrongPictures(
  tx: Transaction<Tables>,
  home: HomeDocument,
  before: HomeDocument,
): Promise<readonly WrongField[]> {
  const isThere = new Set([...before.slides, ...before.favourites].map(({ picture }) => picture))
  const wrong: WrongField[] = []
  for (const part of ['slides', 'favourites'] as const)
    for (const [place, { picture }] of home[part].entries())
      if (!isThere.has(picture) && (await wrongPicture(tx, picture)).length > 0)
        wrong.push({ field: `${part}.${place}.picture`, wrong: 'unknown' })
  return wrong
}

export const editingCommands = { importCatalogue, addFish, changeFish, orderSpecies, changeHome }
