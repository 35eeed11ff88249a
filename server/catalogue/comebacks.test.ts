import { expect, test } from 'vitest'
import { type TypedProduct, wrongFieldsIn } from '#shop/wire/staff/catalogue.ts'
import { hilsa, openCatalogueRoom, wholeHilsa } from '#tests/catalogue-room.ts'
import { eachDatabase } from '#tests/databases.ts'
import { newKey } from '#tests/desk.ts'

eachDatabase((_, open) => {
  test('a pack that is taken out and comes back has moved from its last rate: a quarter at most, and the history says so', async () => {
    const { counter, owner } = await openCatalogueRoom(open)
    await counter.press('addSpecies', {}, { key: newKey(), name: 'hilsa', species: hilsa })
    const added = await counter.press('addProduct', {}, { key: newKey(), species: 'hilsa', product: wholeHilsa })
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
    expect(body.changes).toMatchObject([
      { productId: id, size: 'Small', grams: 1000, old: 120_000, new: 150_000, by: { who: 'staff' } },
    ])
  })

  test('a size that gets another name has moved from its rates too, also step by step', async () => {
    const { counter, owner } = await openCatalogueRoom(open)
    await counter.press('addSpecies', {}, { key: newKey(), name: 'hilsa', species: hilsa })
    const added = await counter.press('addProduct', {}, { key: newKey(), species: 'hilsa', product: wholeHilsa })
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
      [{ field: 'sizes.0.rates.1 kg', wrong: 'rate-far', most: 180_000 }],
    ])
    expect((await renamed('Extra Large', 220_000)).status).toBe(200)
    expect((await renamed('Very Large', 230_000)).status).toBe(400)
    expect((await renamed('Very Large', 225_000)).status).toBe(200)
    const { body } = await owner.press('rateHistory', {}, {})
    expect(body.changes).toMatchObject([
      { productId: id, size: 'Very Large', old: 220_000, new: 225_000 },
      { productId: id, size: 'Extra Large', old: 180_000, new: 220_000 },
    ])
  })
})
