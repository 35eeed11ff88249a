import { expect, test } from 'vitest'
import { wrongFieldsIn } from '#shop/wire/staff/catalogue.ts'
import { openCatalogueRoom } from '#tests/catalogue-room.ts'
import { eachDatabase } from '#tests/databases.ts'
import { newKey } from '#tests/desk.ts'

const onSale = (snapshot: Awaited<ReturnType<typeof openCatalogueRoom>>['snapshot'], id: number) =>
  snapshot.current().products.find((product) => product.id === id)

const wrongIn = (body: object) => wrongFieldsIn(body as Record<string, unknown>)

eachDatabase((_, open) => {
  test('menu, list and home page stand in the order that the counter gives them', async () => {
    const { counter, owner, snapshot, dropped } = await openCatalogueRoom(open)
    const { species, speciesOrder } = (await counter.press('catalogue', {}, undefined)).body
    const order = species.map(({ name }) => name).toReversed()
    await counter.press('orderSpecies', {}, { key: newKey(), seen: speciesOrder, order })
    expect(snapshot.current().species.map(({ name }) => name)).toEqual(order)
    expect(dropped()).toContain('menu')
    const late = await owner.press('orderSpecies', {}, { key: newKey(), seen: speciesOrder, order })
    expect(late.status).toBe(409)

    const kind = (await counter.press('catalogueSpecies', { name: 'pomfret' }, undefined)).body.species
    const ids = kind.products.map(({ id }) => id).toReversed()
    await counter.press('orderProducts', { name: 'pomfret' }, { key: newKey(), seen: kind.productsOrder, order: ids })
    expect(
      snapshot
        .current()
        .products.filter((one) => one.species === 'pomfret')
        .map(({ id }) => id),
    ).toEqual([6, 5, 4])
    expect(dropped()).toContain('list/pomfret')

    const { home, version } = (await counter.press('catalogueHome', {}, undefined)).body
    const quiet = { ...home, slides: home.slides.slice(0, 1) }
    await counter.press('changeHome', {}, { key: newKey(), seen: version, home: quiet })
    expect(snapshot.current().home.slides).toHaveLength(1)
    expect(dropped()).toEqual(['home'])
    const wrong = { ...quiet, catch: ['pdpImage99'] }
    const refused = await counter.press('changeHome', {}, { key: newKey(), seen: version + 1, home: wrong })
    expect(wrongIn(refused.body)).toEqual([{ field: 'catch.0', wrong: 'unknown' }])
  })

  test('a kind that is taken off takes its products along, and brings them back', async () => {
    const { counter, snapshot, dropped } = await openCatalogueRoom(open)
    await counter.press('takeSpeciesOff', { name: 'lobster' }, { key: newKey(), seen: 1, retired: true })
    expect(onSale(snapshot, 19)).toBeUndefined()
    expect(dropped()).toEqual(expect.arrayContaining(['home', 'menu', 'product/19', 'species/lobster']))
    await counter.press('takeSpeciesOff', { name: 'lobster' }, { key: newKey(), seen: 2, retired: false })
    expect(onSale(snapshot, 19)?.title).toBe('Lobster (Shevandi)')
  })
})
