import { expect, test } from 'vitest'
import { wrongFieldsIn } from '#shop/wire/staff/catalogue.ts'
import { asTyped, changeFish, openCatalogueRoom } from '#tests/rooms/catalogue-room.ts'
import { newKey } from '#tests/rooms/desk.ts'
import { eachDatabase } from '#tests/running/databases.ts'

const onSale = (snapshot: Awaited<ReturnType<typeof openCatalogueRoom>>['snapshot'], id: number) =>
  snapshot.current().products.find((product) => product.id === id)

const said = (title: string, description: string) => ({ texts: { en: { title, description } } })

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
    await changeFish(counter, 'pomfret', ({ products }) => ({ products: products.toReversed() }))
    expect(
      snapshot
        .current()
        .products.filter((one) => one.species === 'pomfret')
        .map(({ id }) => id),
    ).toEqual([6, 5, 4])
    expect(dropped()).toContain('list/pomfret')
    const unseen = asTyped(kind)
    expect((await owner.press('changeFish', { name: 'pomfret' }, { ...unseen, key: newKey() })).status).toBe(409)

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
    await changeFish(counter, 'lobster', () => ({ retired: true }))
    expect(onSale(snapshot, 19)).toBeUndefined()
    expect(dropped()).toEqual(expect.arrayContaining(['home', 'menu', 'product/19', 'species/lobster']))
    await changeFish(counter, 'lobster', () => ({ retired: false }))
    expect(onSale(snapshot, 19)?.title).toBe('Lobster (Shevandi)')
  })

  test('a large picture gets texts and another picture by hand; what cannot stay is named, and the log says what it was', async () => {
    const { counter, snapshot, database } = await openCatalogueRoom(open)
    const { home, version } = (await counter.press('catalogueHome', {}, undefined)).body
    const [first, second, ...others] = home.slides
    if (first === undefined || second === undefined) throw new Error('a new shop has large pictures')
    const save = async (seen: number, slides: typeof home.slides) =>
      counter.press('changeHome', {}, { key: newKey(), seen, home: { ...home, slides } })

    const rains = { ...second, picture: 'whole-pomfret', ...said('Fish of the rains', 'While the boats stay in.') }
    const saved = await save(version, [first, rains, ...others])
    expect([saved.status, saved.body.home.slides[1]]).toEqual([200, rains])
    expect(snapshot.current().home.slides[1]).toMatchObject({
      title: 'Fish of the rains',
      description: 'While the boats stay in.',
      picture: 'whole-pomfret',
    })
    const acts = await database.read.selectFrom('staff_acts').select('after_json').where('thing', '=', 'home').execute()
    expect(acts.map(({ after_json: after }) => Object.keys(JSON.parse(after) as object))).toEqual([['slide 2']])
    expect(acts[0]?.after_json).toContain('Fish of the rains')

    const wrong = await save(version + 1, [
      { ...first, ...said('', 'A line.') },
      { ...rains, picture: 'no-such-picture' },
      first,
    ])
    expect([wrong.status, wrongIn(wrong.body)]).toEqual([400, [{ field: 'slides.0.texts.en.title', wrong: 'missing' }]])
    const unknown = await save(version + 1, [first, { ...rains, picture: 'no-such-picture' }, first])
    expect(wrongIn(unknown.body)).toEqual([
      { field: 'slides.2.product', wrong: 'twice' },
      { field: 'slides.1.picture', wrong: 'unknown' },
    ])
    expect((await save(version, home.slides)).status).toBe(409)
  })
})
