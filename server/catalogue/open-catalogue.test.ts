import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readCatalogue } from '#server/catalogue/catalogue-store.ts'
import { openedCatalogue } from '#server/catalogue/open-catalogue.ts'
import { commands } from '#server/commands.ts'
import { migrate } from '#server/storage/migrate.ts'
import { migrations } from '#server/storage/migrations.ts'
import { rupees } from '#shop/money.ts'
import { openingDocument } from '#shop/new-shop/document.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { connectTo, eachDatabase } from '#tests/running/databases.ts'

eachDatabase((engine, open, { fresh }) => {
  test('a new shop opens with the catalogue that every shop opens with, once', async () => {
    const database = await open(commands)
    expect(await openedCatalogue(database)).toEqual({ ...openingCatalogue, version: 1 })
    expect(await openedCatalogue(database)).toEqual({ ...openingCatalogue, version: 1 })
    expect(await database.run.openCatalogue(openingDocument)).toEqual({ opened: false })
  })

  test('a shop that an older version kept has its rates, what is sold today and its tolerances as they were', async () => {
    const where = await fresh()
    const old = connectTo(engine, where)
    const before = migrations.findIndex(({ id }) => id === '0026-catalogue')
    await migrate(old, engine, migrations.slice(0, before), 1)
    await sql`insert into products (id, available, tolerance_percent) values (1, 0, 7), (4, 1, 10)`.execute(old)
    await sql`insert into rates (product_id, size, grams, paise) values
      (1, 'Jumbo', 1000, 81000), (4, 'Jumbo', 1000, 190000), (4, 'Jumbo', 500, 99000)`.execute(old)

    const database = await open(commands, { where })
    const now = await openedCatalogue(database)
    const [prawns, pomfret] = [1, 4].map((id) => now.products.find((product) => product.id === id))
    expect(prawns).toMatchObject({ title: 'Whole Prawns', available: false, tolerance: 7 })
    expect(prawns?.prices['Jumbo']).toEqual({ '1 kg': rupees(810), '500 g': rupees(450) })
    expect(pomfret?.prices['Jumbo']).toEqual({ '1 kg': rupees(1900), '500 g': rupees(990) })
    expect(now.products).toHaveLength(21)
    expect(now.home).toEqual(openingCatalogue.home)
    expect((await readCatalogue(database.read)).version).toBe(1)
  })
})
