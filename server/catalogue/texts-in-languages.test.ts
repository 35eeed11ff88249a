import { expect, test } from 'vitest'
import { keptCatalogue } from '#server/catalogue/kept-document.ts'
import { insertProducts, insertSpecies, writeHome } from '#server/catalogue/write-catalogue.ts'
import { commands } from '#server/commands.ts'
import { migrate } from '#server/storage/migrate.ts'
import { migrations } from '#server/storage/migrations.ts'
import type { CatalogueDocument } from '#shop/catalogue/document.ts'
import type { Catalogue } from '#shop/catalogue/product.ts'
import { openingDocument } from '#shop/new-shop/document.ts'
import type { ProductView } from '#shop/wire/staff/catalogue.ts'
import { addProduct, changeFish, openCatalogueRoom, wholeHilsa } from '#tests/rooms/catalogue-room.ts'
import { newKey } from '#tests/rooms/desk.ts'
import { connectTo, eachDatabase } from '#tests/running/databases.ts'

/** As shops were kept that knew one language. */
const inEnglish = ({ species, products, home, ...rest }: CatalogueDocument): CatalogueDocument => ({
  ...rest,
  species: species.map((one) => ({ ...one, texts: { en: one.texts.en } })),
  products: products.map((one) => ({ ...one, texts: { en: one.texts.en } })),
  home: {
    ...home,
    slides: home.slides.map((one) => ({ ...one, texts: { en: one.texts.en } })),
    favourites: home.favourites.map(({ texts, ...one }) => ({ ...one, ...(texts ? { texts: { en: texts.en } } : {}) })),
  },
})

const productIn = ({ products }: Catalogue, id: number) => products.find((one) => one.id === id)

/** What staff send of a product as they see it. */
function typedOf({
  id: _id,
  cartId: _cart,
  species: _species,
  address: _address,
  isSpecified: _is,
  ...view
}: ProductView) {
  const { retired: _retired, version: _version, changed: _changed, ...typed } = view
  return { ...typed, sizes: typed.sizes.map(({ rates: _rates, ...size }) => size) }
}

eachDatabase((engine, open, { fresh }) => {
  test('a shop that knew English alone has Hindi and Marathi where it still says what it opened with', async () => {
    const where = await fresh()
    const old = connectTo(engine, where)
    const before = migrations.findIndex(({ id }) => id === '0040-opening-translations')
    await migrate(old, engine, migrations.slice(0, before), 1)
    const { species, products, home } = inEnglish(openingDocument)
    const own = products.map((one) =>
      one.id === 19 ? { ...one, texts: { en: { ...one.texts.en, title: 'Our Lobster' } } } : one,
    )
    await old.transaction().execute(async (tx) => {
      const stamp = { by: '', at: 0 }
      await insertSpecies(
        tx,
        species.map((document, place) => ({ document, place })),
        stamp,
      )
      await insertProducts(
        tx,
        own.map((document, place) => ({ id: document.id ?? 0, document, place })),
        stamp,
      )
      await writeHome(tx, { ...home, slides: home.slides.slice(1) }, stamp)
    })

    const { document } = await keptCatalogue((await open(commands, { where })).read)
    expect(document.species).toEqual(openingDocument.species)
    expect(document.home).toEqual({ ...openingDocument.home, slides: openingDocument.home.slides.slice(1) })
    const lobster = document.products.find(({ id }) => id === 19)
    const opening = openingDocument.products.find(({ id }) => id === 19)
    expect(lobster?.texts.mr).toEqual({ line: opening?.texts.mr?.line })
    expect(lobster?.texts.en.title).toBe('Our Lobster')
    expect(document.products.filter(({ id }) => id !== 19)).toEqual(
      openingDocument.products.filter(({ id }) => id !== 19),
    )
  })

  test('pages of each language say it in their own, and in English what nobody has translated', async () => {
    const { snapshot, owner } = await openCatalogueRoom(open)
    expect(productIn(snapshot.current('mr'), 1)).toMatchObject({ title: 'अख्खी कोळंबी', prices: { Jumbo: {} } })
    expect(productIn(snapshot.current('hi'), 4)?.sizes[1]).toMatchObject({ means: '1 किलो में 2 पीस' })
    expect(productIn(snapshot.current(), 1)).not.toHaveProperty('inEnglish')
    expect(snapshot.current('hi').home.slides[0]?.title).toBe('ताज़ी मछली, समुद्र का ख्याल')
    expect(snapshot.current('mr').home.favourites[0]).toMatchObject({ title: 'कोळंबी' })

    const product = { ...wholeHilsa, hi: { title: 'साबुत हिलसा' }, mr: {} }
    const added = await addProduct(owner, 'rawas', product)
    expect(added.body.species.products.at(-1)).toMatchObject({ hi: { title: 'साबुत हिलसा' }, mr: {} })
    const [hindi, marathi] = [productIn(snapshot.current('hi'), 22), productIn(snapshot.current('mr'), 22)]
    expect(hindi).toMatchObject({ title: 'साबुत हिलसा', line: wholeHilsa.line, inEnglish: ['line'] })
    expect(marathi).toMatchObject({ title: wholeHilsa.title, inEnglish: ['title', 'line'] })
    expect(marathi?.prices).toBe(productIn(snapshot.current(), 22)?.prices)
  })

  test('another text of one language drops the pages of that product, and a screen that knows no languages changes none', async () => {
    const { owner, snapshot, dropped, database } = await openCatalogueRoom(open)
    const { product } = (await owner.press('catalogueProduct', { id: '19' }, {})).body
    const typed = typedOf(product)
    const change = (wanted: typeof typed) =>
      changeFish(owner, 'lobster', ({ products }) => ({
        products: products.map((one) => ({ ...one, product: wanted })),
      }))
    const done = await change({ ...typed, mr: { title: 'मोठी शेवंड', line: ' ' } })
    expect(done.body.species.products[0]?.mr).toEqual({ title: 'मोठी शेवंड' })
    expect(dropped()).toEqual(['card/19', 'product/19', 'search'])
    expect(productIn(snapshot.current('mr'), 19)).toMatchObject({ title: 'मोठी शेवंड', inEnglish: ['line'] })
    const { before_json, after_json } = await database.read
      .selectFrom('staff_acts')
      .select(['before_json', 'after_json'])
      .where('thing', '=', 'species/lobster')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(before_json)).toMatchObject({ 'product 19, title_mr': 'शेवंड (लॉबस्टर)' })
    expect(JSON.parse(after_json)).toMatchObject({ 'product 19, title_mr': 'मोठी शेवंड', 'product 19, line_mr': '' })

    const { hi: _hi, mr: _mr, ...older } = typed
    await change({ ...older, grade: 3 })
    expect(productIn(snapshot.current('mr'), 19)).toMatchObject({ title: 'मोठी शेवंड', grade: 3 })
    expect(dropped()).toEqual(['product/19'])
  })

  test('a rate that changes costs its own pages alone, and every language has it', async () => {
    const shop = await openCatalogueRoom(open)
    const file = (await shop.owner.press('exportCatalogue', {}, { format: 'csv' })).body.text
    const text = file.replace('size,pdpImage19,,,2000', 'size,pdpImage19,,,2100')
    const { version } = (await shop.owner.press('previewImport', {}, { format: 'csv', text })).body
    await shop.owner.press('importCatalogue', {}, { key: newKey(), seen: version, format: 'csv', text })
    expect(shop.dropped()).toEqual(['card/19', 'product/19'])
    for (const language of ['en', 'hi', 'mr'] as const)
      expect(productIn(shop.snapshot.current(language), 19)?.prices['']).toEqual({ '1 kg': 210_000 })
  })
})
