import { expect, test } from 'vitest'
import { openSearch } from '#shop/catalogue/search.ts'
import { searchedIn } from '#shop/catalogue/searched.ts'
import { rupees } from '#shop/money.ts'
import { wrongFieldsIn } from '#shop/wire/staff/catalogue.ts'
import { asha, openAccountsShop } from '#tests/rooms/accounts.ts'
import {
  addProduct,
  asTyped,
  changeFish,
  changeProduct,
  hilsa,
  openCatalogueRoom,
  productIn,
  wholeHilsa,
} from '#tests/rooms/catalogue-room.ts'
import { atDesk, newKey } from '#tests/rooms/desk.ts'
import { ashasOrder } from '#tests/rooms/orders-room.ts'
import { connectTo, eachDatabase } from '#tests/running/databases.ts'

const onSale = (snapshot: Awaited<ReturnType<typeof openCatalogueRoom>>['snapshot'], id: number) =>
  snapshot.current().products.find((product) => product.id === id)

const wrongIn = (body: object) => wrongFieldsIn(body as Record<string, unknown>)

eachDatabase((engine, open, { fresh }) => {
  test('a new kind and its first product: menu, list, search, an address of its own, and rates', async () => {
    const { counter, owner, snapshot, dropped } = await openCatalogueRoom(open)
    const added = await counter.press('addFish', {}, { key: newKey(), name: 'hilsa', species: hilsa, products: [] })
    expect([added.status, added.body.species]).toMatchObject([
      201,
      { name: 'hilsa', version: 1, address: '/list/hilsa', products: [], changed: { by: { who: 'staff' } } },
    ])
    // Nothing of it is sold: it stands in no menu.
    expect(dropped()).toEqual(['addresses', 'species/hilsa'])

    const wanted = { ...asTyped(added.body.species), key: newKey(), products: [{ product: wholeHilsa }] }
    const [product] = (await owner.press('changeFish', { name: 'hilsa' }, wanted)).body.species.products
    expect(product).toMatchObject({ id: 22, cartId: 'whole-hilsa', address: '/fish/whole-hilsa', isSpecified: false })
    expect(product?.sizes.map(({ rates }) => rates)).toEqual([
      { '1 kg': 180_000 },
      { '1 kg': 120_000, '500 g': 65_000 },
    ])
    expect((await owner.press('changeFish', { name: 'hilsa' }, wanted)).body.species.products).toHaveLength(1)
    expect(dropped()).toEqual(
      expect.arrayContaining(['addresses', 'list/hilsa', 'menu', 'product/22', 'search', 'shelf', 'species/hilsa']),
    )

    const now = snapshot.current()
    expect(now.products.map(({ id }) => id)).toEqual(Array.from({ length: 22 }, (_, nr) => nr + 1))
    expect(onSale(snapshot, 22)?.prices['Small']).toEqual({ '1 kg': rupees(1200), '500 g': rupees(650) })
    expect(openSearch(searchedIn(now)).search('ilish')).toBe('/fish/whole-hilsa')
    expect(now.species.at(-1)).toMatchObject({ name: 'hilsa', path: '/fish/whole-hilsa' })
  })

  test('a fish comes with all that is sold of it by one press: one act, all of it or nothing, for sale when an owner sends it', async () => {
    const { counter, owner, snapshot, database } = await openCatalogueRoom(open)
    const cut = { ...wholeHilsa, title: 'Hilsa, cut (Palla)', cut: 'cut', slug: 'cut-hilsa' }
    const fish = { name: 'hilsa', species: hilsa, products: [wholeHilsa, cut] }
    const wrong = await counter.press('addFish', {}, { ...fish, key: newKey(), products: [wholeHilsa, wholeHilsa] })
    expect([wrong.status, wrongIn(wrong.body)]).toEqual([400, [{ field: 'products.1.slug', wrong: 'twice' }]])
    const blank = { ...fish, key: newKey(), species: { ...hilsa, title: '' }, products: [{ ...cut, line: '' }] }
    expect(wrongIn((await counter.press('addFish', {}, blank)).body)).toEqual([
      { field: 'title', wrong: 'missing' },
      { field: 'products.0.line', wrong: 'missing' },
    ])
    expect((await counter.press('catalogueSpecies', { name: 'hilsa' }, undefined)).status).toBe(404)

    const key = newKey()
    const { status, body } = await owner.press('addFish', {}, { ...fish, key })
    expect([status, body.species.products.map(({ address, waits }) => [address, waits])]).toEqual([
      201,
      [
        ['/fish/whole-hilsa', false],
        ['/fish/cut-hilsa', false],
      ],
    ])
    expect((await owner.press('addFish', {}, { ...fish, key })).body.species.products).toHaveLength(2)
    expect(onSale(snapshot, 23)?.prices['Small']).toEqual({ '1 kg': rupees(1200), '500 g': rupees(650) })
    const acts = await database.read
      .selectFrom('staff_acts')
      .select(['act', 'thing', 'after_json'])
      .where('act', '=', 'change-catalogue')
      .execute()
    expect(acts).toEqual([
      {
        act: 'change-catalogue',
        thing: 'species/hilsa',
        after_json: JSON.stringify({ title: hilsa.title, 'product 22': wholeHilsa.title, 'product 23': cut.title }),
      },
    ])
  })

  test('what the counter brings is sold once an owner has seen its rates', async () => {
    const { counter, owner, snapshot } = await openCatalogueRoom(open)
    const fish = { key: newKey(), name: 'hilsa', species: hilsa, products: [wholeHilsa] }
    const [product] = (await counter.press('addFish', {}, fish)).body.species.products
    expect([product?.waits, onSale(snapshot, 22)]).toEqual([true, undefined])
    await changeProduct(owner, { of: 'hilsa', id: 22 }, {}, { retired: false })
    expect(onSale(snapshot, 22)?.address).toBe('/fish/whole-hilsa')
  })

  test('every field that cannot stay is named at once, with its cause', async () => {
    const { counter } = await openCatalogueRoom(open)
    const bad = await counter.press(
      'addFish',
      {},
      {
        key: newKey(),
        name: 'Hilsa Fish',
        species: { ...hilsa, title: '', lossPercent: 95, goesWith: ['whale'], picture: 'no-such-picture' },
        products: [],
      },
    )
    expect([bad.status, wrongIn(bad.body)]).toEqual([
      400,
      [
        { field: 'lossPercent', wrong: 'number', most: 90 },
        { field: 'title', wrong: 'missing' },
      ],
    ])
    const unknown = await counter.press(
      'addFish',
      {},
      {
        key: newKey(),
        name: 'prawns',
        species: { ...hilsa, goesWith: ['whale'], picture: 'no-such-picture' },
        products: [],
      },
    )
    expect(wrongIn(unknown.body)).toEqual([
      { field: 'name', wrong: 'taken' },
      { field: 'goesWith.0', wrong: 'unknown' },
      { field: 'picture', wrong: 'unknown' },
    ])
    const [large] = wholeHilsa.sizes
    const blank = { ...wholeHilsa, slug: '', sizes: large ? [{ ...large, weights: ['1 kg', '500 g'] }] : [] }
    const product = await changeFish(counter, 'pomfret', ({ species, products }) => ({
      species: { ...species, title: '' },
      products: [...products, { product: { ...blank, line: '' } }],
    }))
    expect(wrongIn(product.body)).toEqual([
      { field: 'title', wrong: 'missing' },
      { field: 'products.3.line', wrong: 'missing' },
    ])
    expect(wrongIn((await addProduct(counter, 'pomfret', blank)).body)).toEqual([
      { field: 'products.3.slug', wrong: 'missing' },
      { field: 'products.3.sizes.0.rates.500 g', wrong: 'rate-missing' },
    ])
    const { species } = (await counter.press('catalogueSpecies', { name: 'pomfret' }, undefined)).body
    const whale = await counter.press('changeFish', { name: 'whale' }, { ...asTyped(species), key: newKey() })
    expect(whale.status).toBe(404)
  })

  test('a line that is changed shows on its pages alone; a rate stays on its sheet; the log says what it was', async () => {
    const { counter, owner, snapshot, dropped, database } = await openCatalogueRoom(open)
    const { species } = (await counter.press('catalogueSpecies', { name: 'pomfret' }, undefined)).body
    const product = productIn(species, 4)
    const told = await changeProduct(counter, { of: 'pomfret', id: 4 }, { line: 'White and mild.' })
    expect([told.status, productIn(told.body.species, 4)]).toMatchObject([200, { line: 'White and mild.', version: 2 }])
    expect(dropped()).toEqual(['product/4'])
    expect(onSale(snapshot, 4)?.line).toBe('White and mild.')

    const late = await owner.press('changeFish', { name: 'pomfret' }, { ...asTyped(species), key: newKey() })
    expect([late.status, late.body]).toMatchObject([409, { version: 2, changed: { by: { who: 'staff' } } }])

    const [first, ...others] = product.sizes
    const dearer = first ? [{ ...first, rates: { '1 kg': 200_000 } }, ...others] : []
    const wrong = await changeProduct(counter, { of: 'pomfret', id: 4 }, { sizes: dearer })
    expect(wrongIn(wrong.body)).toEqual([{ field: 'products.0.sizes.0.rates.1 kg', wrong: 'rate-sold' }])

    const acts = await database.read
      .selectFrom('staff_acts')
      .select(['act', 'thing', 'before_json', 'after_json'])
      .where('thing', '=', 'species/pomfret')
      .execute()
    expect(acts).toEqual([
      {
        act: 'change-catalogue',
        thing: 'species/pomfret',
        before_json: JSON.stringify({ 'product 4, line': product.line }),
        after_json: JSON.stringify({ 'product 4, line': 'White and mild.' }),
      },
    ])
  })

  test('a fish is changed as a whole: what is said of it, its products, another one, and their order, by one press and one act', async () => {
    const { counter, owner, snapshot, database } = await openCatalogueRoom(open)
    const { species } = (await counter.press('catalogueSpecies', { name: 'pomfret' }, undefined)).body
    const seen = asTyped(species)
    const [first, second, third] = seen.products
    if (first === undefined || second === undefined || third === undefined) throw new Error('there are three')
    const products: typeof seen.products = [
      { ...second, product: { ...second.product, grade: 3, picture: 'whole-pomfret' } },
      { product: wholeHilsa },
      { ...first, kept: { id: 4, seen: 1, retired: true } },
      third,
    ]
    const wanted = { ...seen, species: { ...seen.species, tagline: 'The white one' }, products }
    const wrong = { ...wanted, products: products.map((one) => ({ ...one, product: { ...one.product, grade: 9 } })) }
    expect((await owner.press('changeFish', { name: 'pomfret' }, { ...wrong, key: newKey() })).status).toBe(400)
    const unchanged = (await counter.press('catalogueSpecies', { name: 'pomfret' }, undefined)).body.species
    expect(unchanged).toEqual(species)

    const { body } = await owner.press('changeFish', { name: 'pomfret' }, { ...wanted, key: newKey() })
    expect(body.species.products.map(({ id, retired, grade, waits }) => [id, retired, grade, waits])).toEqual([
      [5, false, 3, false],
      [22, false, 5, false],
      [4, true, productIn(species, 4).grade, false],
      [6, false, productIn(species, 6).grade, false],
    ])
    expect(body.species.products.map(({ version }) => version)).toEqual([2, 1, 2, 1])
    expect([body.species.tagline, body.species.version]).toEqual(['The white one', 2])
    expect([onSale(snapshot, 4), onSale(snapshot, 22)?.address]).toEqual([undefined, '/fish/whole-hilsa'])
    const acts = await database.read
      .selectFrom('staff_acts')
      .select(['thing', 'after_json'])
      .where('act', '=', 'change-catalogue')
      .execute()
    expect(acts).toMatchObject([{ thing: 'species/pomfret' }])
    expect(JSON.parse(acts[0]?.after_json ?? '')).toEqual({
      tagline: 'The white one',
      'product 5, picture': 'whole-pomfret',
      'product 5, grade': '3',
      'product 4, retired': 'yes',
      'product 22': wholeHilsa.title,
      order: '5, 22, 4, 6',
    })
    // A product that this screen has not seen is never left out.
    const late = await counter.press('changeFish', { name: 'pomfret' }, { ...wanted, seen: 2, key: newKey() })
    expect(late.status).toBe(409)
    const same = await changeFish(counter, 'pomfret', () => ({}))
    expect(same.body.species).toEqual(body.species)
  })

  test('a product that is taken off is sold nowhere, keeps its orders, and is back as it was', async () => {
    const shop = await openAccountsShop(open)
    const { snapshot } = shop
    const { token, user } = await shop.signedIn(asha)
    await shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), { token })
    const counter = await atDesk(shop, 'counter')
    const off = await changeProduct(counter, { of: 'pomfret', id: 4 }, {}, { retired: true })
    expect(productIn(off.body.species, 4).retired).toBe(true)
    expect(onSale(snapshot, 4)).toBeUndefined()
    expect(snapshot.current().retired.map(({ id }) => id)).toEqual([4])
    const mine = await shop.call('/orders/userorders', undefined, { token })
    expect(JSON.stringify(mine.body)).toContain('Whole Silver Pomfret')
    await changeProduct(counter, { of: 'pomfret', id: 4 }, {}, { retired: false })
    expect(onSale(snapshot, 4)?.prices['Jumbo']?.['1 kg']).toBe(rupees(1800))
  })

  test('an address that changed still leads to its product, and nobody else ever gets it', async () => {
    const { counter, owner, snapshot } = await openCatalogueRoom(open)
    await addProduct(owner, 'pomfret', wholeHilsa)
    const ofHilsa = { of: 'pomfret', id: 22 }
    await changeProduct(counter, ofHilsa, { slug: 'palla' })
    expect([onSale(snapshot, 22)?.address, onSale(snapshot, 22)?.cartId]).toEqual(['/fish/palla', 'whole-hilsa'])
    expect([...snapshot.current().slugs]).toEqual(
      expect.arrayContaining([
        ['whole-hilsa', 22],
        ['palla', 22],
      ]),
    )
    const other = await addProduct(counter, 'pomfret', wholeHilsa)
    expect(wrongIn(other.body)).toEqual([{ field: 'products.4.slug', wrong: 'taken' }])
    const back = await changeProduct(counter, ofHilsa, { slug: wholeHilsa.slug })
    expect(productIn(back.body.species, 22).address).toBe('/fish/whole-hilsa')
    const moved = await changeProduct(counter, { of: 'pomfret', id: 4 }, { slug: 'paplet' })
    expect(wrongIn(moved.body)).toEqual([{ field: 'products.0.slug', wrong: 'specified' }])
  })

  test('a size with fish of it in the cold room cannot go, and goes when it is counted out', async () => {
    const where = await fresh()
    const { counter, snapshot } = await openCatalogueRoom(open, { where })
    const database = connectTo(engine, where)
    await database
      .insertInto('stock_cells')
      .values(cellOf('pomfret', 'Small', 2000))
      .execute()
    const { product } = (await counter.press('catalogueProduct', { id: '4' }, undefined)).body
    const without = { sizes: product.sizes.filter(({ label }) => label !== 'Small') }
    const refused = await changeProduct(counter, { of: 'pomfret', id: 4 }, without)
    expect(wrongIn(refused.body)).toEqual([{ field: 'products.0.sizes', wrong: 'size-in-stock' }])
    await database.updateTable('stock_cells').set({ wasted: 2000 }).execute()
    const gone = await changeProduct(counter, { of: 'pomfret', id: 4 }, without)
    expect(gone.status).toBe(200)
    expect(Object.keys(onSale(snapshot, 4)?.prices ?? {})).not.toContain('Small')
  })
})

const cellOf = (species: string, size: string, bought: number) => {
  const nothing = { reserved: 0, sold: 0, wasted: 0, back_at: null }
  return { species, size, bought, counted: 1, version: 1, moves: 1, ...nothing }
}
