import type { Transaction } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { HomeDocument } from '#shop/catalogue/document.ts'
import { otherLanguages } from '#shop/languages.ts'
import { openingDocument } from '#shop/new-shop/document.ts'
import { homeStillSaid, stillSaid } from '#shop/new-shop/still-said.ts'

/**
 * A shop that knew English alone gets Hindi and Marathi of the catalogue that it opened with, text by text, where its
 * English is still that one. What it says in words of its own is translated by its own people.
 */
export const openingTranslations: Migration = {
  id: '0040-opening-translations',
  async up(tx) {
    await addToSpecies(tx)
    await addToProducts(tx)
    await addToHome(tx)
  },
}

async function addToSpecies(tx: Transaction<Tables>): Promise<void> {
  const kept = await tx.selectFrom('species_texts').selectAll().where('language', '=', 'en').execute()
  const rows = kept.flatMap(({ species, texts_json }) => {
    const opening = openingDocument.species.find(({ name }) => name === species)
    if (!opening) return []
    return rowsOf(stillSaid(JSON.parse(texts_json), opening.texts)).map((row) => ({ species, ...row }))
  })
  for (const row of rows)
    await tx
      .insertInto('species_texts')
      .values(row)
      .onConflict((known) => known.doNothing())
      .execute()
}

async function addToProducts(tx: Transaction<Tables>): Promise<void> {
  const specified = openingDocument.products.map(({ cartId }) => cartId)
  const kept = await tx
    .selectFrom('product_texts')
    .innerJoin('products', 'products.id', 'product_texts.product_id')
    .select(['id', 'cart_id', 'texts_json'])
    .where('language', '=', 'en')
    .where('cart_id', 'in', specified)
    .execute()
  const rows = kept.flatMap(({ id, cart_id, texts_json }) => {
    const opening = openingDocument.products.find(({ cartId }) => cartId === cart_id)
    if (!opening) return []
    return rowsOf(stillSaid(JSON.parse(texts_json), opening.texts)).map((row) => ({ product_id: id, ...row }))
  })
  for (const row of rows)
    await tx
      .insertInto('product_texts')
      .values(row)
      .onConflict((known) => known.doNothing())
      .execute()
}

async function addToHome(tx: Transaction<Tables>): Promise<void> {
  const row = await tx.selectFrom('arrangements').select('value_json').where('name', '=', 'home').executeTakeFirst()
  if (row === undefined || row.value_json === '') return
  const home = homeStillSaid(JSON.parse(row.value_json) as HomeDocument, openingDocument.home)
  await tx
    .updateTable('arrangements')
    .set({ value_json: JSON.stringify(home) })
    .where('name', '=', 'home')
    .execute()
}

const rowsOf = (said: ReturnType<typeof stillSaid>) =>
  otherLanguages.flatMap((language) =>
    said[language] === undefined ? [] : [{ language, texts_json: JSON.stringify(said[language]) }],
  )
