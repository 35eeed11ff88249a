import { expect, test } from 'vitest'
import { readCatalogue } from '#server/catalogue/catalogue-store.ts'
import { commands } from '#server/commands.ts'
import type { Catalogue } from '#shop/catalogue/product.ts'
import { rupees } from '#shop/money.ts'
import { openingDocument } from '#shop/new-shop/document.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { grams } from '#shop/weight.ts'
import { setRate } from '#tests/rooms/rates.ts'
import { eachDatabase } from '#tests/running/databases.ts'

/** Whole prawns, Jumbo, 1 kg: 800 at the opening. */
const jumboKilo = { productId: 1, size: 'Jumbo', grams: grams('1 kg') }

const priceOf = ({ products }: Catalogue, id: number, size: string) => products.find((it) => it.id === id)?.prices[size]

eachDatabase((_, open, { fresh }) => {
  test('the shop is opened once, however many processes start', async () => {
    const where = await fresh()
    const stores = await Promise.all([open(commands, { where }), open(commands, { where }), open(commands, { where })])
    const opened = await Promise.all(stores.map(({ run }) => run.openCatalogue(openingDocument)))
    expect(opened.filter(({ opened }) => opened)).toHaveLength(1)
    for (const { read } of stores) expect(await readCatalogue(read)).toEqual({ ...openingCatalogue, version: 1 })
  })

  test('a new rate is what the shop sells at from then on, and says who set it and what it was', async () => {
    const { run, read } = await open(commands)
    await run.openCatalogue(openingDocument)
    expect(await setRate({ run, read }, { ...jumboKilo, paise: rupees(820.5) }, 5)).toEqual({ published: 1 })
    const now = await readCatalogue(read)
    expect(now.version).toBe(2)
    expect(priceOf(now, 1, 'Jumbo')).toEqual({ '1 kg': rupees(820.5), '500 g': rupees(450) })
    expect(
      await read.selectFrom('rate_changes').select(['old_paise', 'new_paise', 'changed_by', 'changed_at']).execute(),
    ).toEqual([{ old_paise: 80_000, new_paise: 82_050, changed_by: 'command/rates', changed_at: 5 }])
  })

  test('setting the rate that it has already changes nothing and is no change', async () => {
    const { run, read } = await open(commands)
    await run.openCatalogue(openingDocument)
    const { rates } = await import('./rates-cli.ts')
    const shop = { database: { run, read }, now: 5 } as never
    expect(await rates.run(['set', '1', 'Jumbo', '1 kg', '800'], shop)).toContain('₹800.00')
    expect((await readCatalogue(read)).version).toBe(1)
    expect(await read.selectFrom('rate_changes').select('id').execute()).toEqual([])
  })

  test('a command takes an amount as the rate sheet does, and refuses what that refuses', async () => {
    const { run, read } = await open(commands)
    await run.openCatalogue(openingDocument)
    const { rates } = await import('./rates-cli.ts')
    const set = (typed: string) =>
      rates.run(['set', '1', 'Jumbo', '1 kg', typed], { database: { run, read }, now: 5 } as never)
    expect(await set('Rs. 1,950.50/-')).toContain('₹1,950.50')
    for (const typed of ['0', '18,50', '1,00,000.01', 'cheap']) await expect(set(typed)).rejects.toThrow(typed)
  })

  test('a rate is refused for what the shop does not sell', async () => {
    const database = await open(commands)
    await database.run.openCatalogue(openingDocument)
    const refused = { refused: 'no-such-rate' }
    const wanted = { ...jumboKilo, paise: rupees(100) }
    expect(await setRate(database, { ...wanted, productId: 99 })).toEqual(refused)
    expect(await setRate(database, { ...wanted, size: 'Gigantic' })).toEqual(refused)
    expect(await setRate(database, { ...wanted, grams: grams('250 g') })).toEqual(refused)
  })

  test('of two who set one rate at the same moment, the story of the rate stays whole', async () => {
    const where = await fresh()
    const stores = [await open(commands, { where }), await open(commands, { where })]
    await stores[0]?.run.openCatalogue(openingDocument)
    const settings = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        stores.map((store, at) => setRate(store, { ...jumboKilo, paise: rupees(801 + 2 * n + at) })),
      ).flat(),
    )
    const read = stores[0]?.read
    const told = (await read?.selectFrom('rate_changes').select(['old_paise', 'new_paise']).execute()) ?? []
    expect(told).toHaveLength(settings.filter((setting) => 'published' in setting).length)
    // Every change starts where another one ended: no old rate stands twice.
    expect(new Set(told.map(({ old_paise }) => old_paise)).size).toBe(told.length)
  })

  test('what is not in today is not in, and says who said so', async () => {
    const { run, read } = await open(commands)
    await run.openCatalogue(openingDocument)
    const wanted = { changeId: 'a', productId: 19, available: false, by: { command: 'rates' }, changedAt: 5 }
    expect(await run.setAvailable(wanted)).toEqual({ set: false })
    expect(await run.setAvailable({ ...wanted, changeId: 'b' })).toEqual({ set: false })
    expect(await run.setAvailable({ ...wanted, productId: 99, changeId: 'c' })).toEqual({ refused: 'no-such-product' })

    const now = await readCatalogue(read)
    expect(now.version).toBe(2)
    expect(now.products.filter(({ available }) => !available).map(({ id }) => id)).toEqual([19])
    expect(
      await read.selectFrom('availability_changes').select(['product_id', 'available', 'changed_by']).execute(),
    ).toEqual([{ product_id: 19, available: 0, changed_by: 'command/rates' }])
  })
})
