import { expect, test } from 'vitest'
import { type TypedProduct, wrongFieldsIn } from '#shop/wire/staff/catalogue.ts'
import {
  addProduct,
  changeProduct,
  hilsa,
  openCatalogueRoom,
  productIn,
  wholeHilsa,
} from '#tests/rooms/catalogue-room.ts'
import { newKey } from '#tests/rooms/desk.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { catalogueRefusals } from '#words/desk-catalogue.ts'

eachDatabase((_, open) => {
  test('a pack that is taken out and comes back has moved from its last rate: a quarter at most, and the history says so', async () => {
    const { counter, owner } = await openCatalogueRoom(open)
    await counter.press('addFish', {}, { key: newKey(), name: 'hilsa', species: hilsa, products: [] })
    await addProduct(owner, 'hilsa', wholeHilsa)
    const id = 22
    const [large, small] = wholeHilsa.sizes
    function changed(kilo: number | undefined) {
      const rates = { '500 g': 65_000, ...(kilo === undefined ? {} : { '1 kg': kilo }) }
      const sizes = [large, { ...small, weights: Object.keys(rates), rates }] as TypedProduct['sizes']
      return changeProduct(counter, { of: 'hilsa', id }, { sizes })
    }
    expect((await changed(undefined)).status).toBe(200)
    const far = await changed(360_000)
    expect([far.status, wrongFieldsIn({ ...far.body })]).toEqual([
      400,
      [{ field: 'products.0.sizes.1.rates.1 kg', wrong: 'rate-far', most: 120_000 }],
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
    await addProduct(owner, 'hilsa', wholeHilsa)
    const id = 22
    function renamed(label: string, kilo: number) {
      const renamedSize = { label, weights: ['1 kg'], rates: { '1 kg': kilo } }
      return changeProduct(counter, { of: 'hilsa', id }, { sizes: [renamedSize, ...wholeHilsa.sizes.slice(1)] })
    }
    const far = await renamed('Extra Large', 1_800)
    expect([far.status, wrongFieldsIn({ ...far.body })]).toEqual([
      400,
      [{ field: 'products.0.sizes.0.rates.1 kg', wrong: 'rate-far', most: 120_000 }],
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
    const ofKind = { of: product.species, id: 1 }
    const [jumbo, small] = product.sizes
    const change = (rupees: number) => {
      const cheap = { label: 'Tiny', weights: ['500 g', '1 kg'], rates: { '500 g': rupees * 50, '1 kg': rupees * 100 } }
      const sizes = [cheap, jumbo, ...product.sizes.slice(2)].map((size) => ({
        ...size,
        rates: size?.label === 'Tiny' ? size.rates : {},
      }))
      return changeProduct(counter, ofKind, { sizes: sizes as TypedProduct['sizes'] })
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
    const added = (await addProduct(counter, 'pomfret', wholeHilsa)).body.species.products.at(-1)
    const ofHilsa = { of: 'pomfret', id: added?.id ?? 0 }
    const isSold = () => snapshot.current().products.some((one) => one.id === ofHilsa.id)
    expect([added?.waits, isSold()]).toEqual([true, false])

    const own = await changeProduct(counter, ofHilsa, {}, { retired: false })
    expect([own.status, own.body.message, isSold()]).toEqual([409, catalogueRefusals['product-waits'](), false])

    // Until then its rates may be typed anew.
    const sizes = [{ label: 'Large', weights: ['1 kg'], rates: { '1 kg': 190_000 } }]
    expect((await changeProduct(counter, ofHilsa, { sizes })).status).toBe(200)
    expect((await changeProduct(owner, ofHilsa, {}, { retired: false, seen: 1 })).status).toBe(409)
    const approved = await changeProduct(owner, ofHilsa, {}, { retired: false })
    expect(productIn(approved.body.species, ofHilsa.id).waits).toBe(false)
    expect(isSold()).toBe(true)
    const { body } = await owner.press('rateHistory', {}, { product: String(ofHilsa.id) })
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
