import { expect, test } from 'vitest'
import { type TypedProduct, wrongFieldsIn } from '#shop/wire/staff/catalogue.ts'
import { hilsa, openCatalogueRoom, wholeHilsa } from '#tests/rooms/catalogue-room.ts'
import { newKey } from '#tests/rooms/desk.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('a pack that is taken out and comes back has moved from its last rate: a quarter at most, and the history says so', async () => {
    const { counter, owner } = await openCatalogueRoom(open)
    await counter.press('addFish', {}, { key: newKey(), name: 'hilsa', species: hilsa, products: [] })
    const added = await owner.press('addProduct', {}, { key: newKey(), species: 'hilsa', product: wholeHilsa })
    const { id } = added.body.product
    let seen = added.body.product.version
    const [large, small] = wholeHilsa.sizes
    async function changed(kilo: number | undefined) {
      const rates = { '500 g': 65_000, ...(kilo === undefined ? {} : { '1 kg': kilo }) }
      const sizes = [large, { ...small, weights: Object.keys(rates), rates }]
      const wanted = { key: newKey(), seen, product: { ...wholeHilsa, sizes } as TypedProduct }
      const answer = await counter.press('changeProduct', { id: String(id) }, wanted)
      if (answer.status === 200) seen = answer.body.product.version
      return answer
    }
    expect((await changed(undefined)).status).toBe(200)
    const far = await changed(360_000)
    expect([far.status, wrongFieldsIn({ ...far.body })]).toEqual([
      400,
      [{ field: 'sizes.1.rates.1 kg', wrong: 'rate-far', most: 120_000 }],
    ])
    expect((await changed(150_000)).status).toBe(200)
    expect((await changed(undefined)).status).toBe(200)
    expect((await changed(150_100)).status).toBe(400)
    expect((await changed(150_000)).status).toBe(200)
    const { body } = await owner.press('rateHistory', {}, {})
    expect(body.changes.filter(({ isFirst }) => !isFirst)).toMatchObject([
      { productId: id, size: 'Small', grams: 1000, old: 120_000, new: 150_000, by: { who: 'staff' } },
    ])
  })

  test('a size that gets another name has moved from its rates too, also step by step', async () => {
    const { counter, owner } = await openCatalogueRoom(open)
    await counter.press('addFish', {}, { key: newKey(), name: 'hilsa', species: hilsa, products: [] })
    const added = await owner.press('addProduct', {}, { key: newKey(), species: 'hilsa', product: wholeHilsa })
    const { id } = added.body.product
    let seen = added.body.product.version
    async function renamed(label: string, kilo: number) {
      const sizes = [{ label, weights: ['1 kg'], rates: { '1 kg': kilo } }, wholeHilsa.sizes[1]]
      const wanted = { key: newKey(), seen, product: { ...wholeHilsa, sizes } as TypedProduct }
      const answer = await counter.press('changeProduct', { id: String(id) }, wanted)
      if (answer.status === 200) seen = answer.body.product.version
      return answer
    }
    const far = await renamed('Extra Large', 1_800)
    expect([far.status, wrongFieldsIn({ ...far.body })]).toEqual([
      400,
      [{ field: 'sizes.0.rates.1 kg', wrong: 'rate-far', most: 120_000 }],
    ])
    expect((await renamed('Extra Large', 220_000)).status).toBe(200)
    expect((await renamed('Very Large', 230_000)).status).toBe(400)
    expect((await renamed('Very Large', 225_000)).status).toBe(200)
    const { body } = await owner.press('rateHistory', {}, {})
    const come = body.changes.filter(({ size, isFirst }) => isFirst && size !== 'Large' && size !== 'Small')
    expect(come.toSorted((one, other) => one.new - other.new)).toMatchObject([
      { productId: id, size: 'Extra Large', old: 180_000, new: 220_000 },
      { productId: id, size: 'Very Large', old: 180_000, new: 225_000 },
    ])
  })

  test('a size that takes another’s place under another name is judged by what stood there, and stands in the history', async () => {
    const { counter, owner } = await openCatalogueRoom(open)
    const { product } = (await counter.press('catalogueProduct', { id: '1' }, undefined)).body
    const [jumbo, small] = product.sizes
    const change = (rupees: number) => {
      const cheap = { label: 'Tiny', weights: ['500 g', '1 kg'], rates: { '500 g': rupees * 50, '1 kg': rupees * 100 } }
      const sizes = [cheap, jumbo, ...product.sizes.slice(2)].map((size) => ({
        ...size,
        rates: size?.label === 'Tiny' ? size.rates : {},
      }))
      const wanted = { key: newKey(), seen: product.version, product: { ...product, sizes } as TypedProduct }
      return counter.press('changeProduct', { id: '1' }, wanted)
    }
    expect(small?.rates['1 kg']).toBe(70_000)
    expect((await change(1)).status).toBe(400)
    expect((await change(560)).status).toBe(200)
    const { body } = await owner.press('rateHistory', {}, { product: '1' })
    expect(body.changes.map(({ size, isFirst, new: paise }) => [size, isFirst, paise])).toContainEqual([
      'Tiny',
      true,
      56_000,
    ])
  })

  test('a product that the counter adds is sold once the owner has approved its rates', async () => {
    const { counter, owner, snapshot } = await openCatalogueRoom(open)
    const wanted = { key: newKey(), species: 'pomfret', product: wholeHilsa }
    const { product } = (await counter.press('addProduct', {}, wanted)).body
    const id = String(product.id)
    const isSold = () => snapshot.current().products.some((one) => one.id === product.id)
    expect([product.waits, isSold()]).toEqual([true, false])

    const back = await counter.press('takeProductOff', { id }, { key: newKey(), seen: 1, retired: false })
    expect([back.status, isSold()]).toEqual([409, false])
    const own = await counter.press('approveProduct', { id }, { key: newKey(), seen: 1 })
    expect([own.status, isSold()]).toEqual([403, false])

    // Until then its rates may be typed anew.
    const sizes = [{ label: 'Large', weights: ['1 kg'], rates: { '1 kg': 190_000 } }]
    const typed = { key: newKey(), seen: 1, product: { ...wholeHilsa, sizes } as TypedProduct }
    expect((await counter.press('changeProduct', { id }, typed)).status).toBe(200)
    expect((await owner.press('approveProduct', { id }, { key: newKey(), seen: 1 })).status).toBe(409)
    expect((await owner.press('approveProduct', { id }, { key: newKey(), seen: 2 })).body.product.waits).toBe(false)
    expect(isSold()).toBe(true)
    const { body } = await owner.press('rateHistory', {}, { product: id })
    expect(body.changes).toMatchObject([{ size: 'Large', isFirst: true, new: 190_000, by: { name: 'Meera' } }])
  })

  test('every rate of a sheet that fills more than a page of the history is on one of its pages', async () => {
    const { counter, owner } = await openCatalogueRoom(open)
    const weights = ['250 g', '500 g', '1 kg'] as const
    const products = Array.from({ length: 20 }, (_none, place) => ({
      ...wholeHilsa,
      slug: `hilsa-${place}`,
      sizes: Array.from({ length: 4 }, (_none, nr) => ({
        label: `Size ${nr}`,
        weights: [...weights],
        rates: { '250 g': 60_000, '500 g': 110_000, '1 kg': 200_000 },
      })),
    })) as TypedProduct[]
    const added = await owner.press('addFish', {}, { key: newKey(), name: 'hilsa', species: hilsa, products })
    expect(added.status).toBe(201)
    const seen = new Set<string>()
    let until: string | undefined
    do {
      const { body } = await counter.press('rateHistory', {}, until === undefined ? {} : { until })
      for (const { id } of body.changes) seen.add(id)
      until = body.until
    } while (until !== undefined)
    expect(seen.size).toBeGreaterThanOrEqual(240)
  })
})
