import { expect, test } from 'vitest'
import { catalogueFile } from '#shop/catalogue/file.ts'
import { openingDocument } from '#shop/new-shop/document.ts'
import { actKinds } from '#shop/staff/act-said.ts'
import { addProduct, openCatalogueRoom, wholeHilsa } from '#tests/rooms/catalogue-room.ts'
import { openCounterRoom } from '#tests/rooms/counter-room.ts'
import { atDesk, newKey } from '#tests/rooms/desk.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('an owner reads of each act whom and what it was about by name, and finds it by its kind', async () => {
    const shop = await openCounterRoom(open)
    const id = await shop.placed()
    await shop.press(shop.staff.counter, 'confirm', id)
    const owner = await atDesk(shop, 'owner')
    const counted = { species: 'pomfret', size: 'Jumbo', kept: 4000, reason: 'Counted', seen: 0, key: newKey() }
    expect((await owner.press('countStock', {}, counted)).status).toBe(200)
    const { number } = await shop.database.read.selectFrom('orders').select('number').executeTakeFirstOrThrow()
    const found = async (kind: (typeof actKinds)[number]) => (await owner.press('acts', {}, { kind })).body.acts
    expect((await found('orders')).map(({ act, thingName }) => [act, thingName])).toEqual([['confirm-orders', number]])
    expect((await found('stock')).map(({ act, thingName }) => [act, thingName])).toEqual([
      ['change-stock', 'Silver Pomfret'],
    ])
    expect(await found('rates')).toEqual([])
    const all = (await owner.press('acts', {}, {})).body.acts
    const byKind = await Promise.all(actKinds.map(found))
    expect(byKind.flat().length).toBe(all.length)
  })

  test('of many acts at one moment, as when a day is closed, each stands on one page', async () => {
    const shop = await openCounterRoom(open)
    const owner = await atDesk(shop, 'owner')
    const ids = await Promise.all(Array.from({ length: 60 }, () => shop.placed()))
    for (const id of ids) await shop.press(shop.staff.counter, 'confirm', id)
    const read: string[] = []
    let until: string | undefined
    do {
      const page = await owner.press('acts', {}, { kind: 'orders', ...(until === undefined ? {} : { until }) })
      read.push(...page.body.acts.map(({ id }) => id))
      until = page.body.until
    } while (until !== undefined)
    expect([read.length, new Set(read).size]).toEqual([60, 60])
  })
  test('rates are told by the name of their fish, and those of an import and first rates are among the rates', async () => {
    const shop = await openCatalogueRoom(open)
    const { owner } = shop
    await addProduct(owner, 'pomfret', wholeHilsa)
    const text = catalogueFile(openingDocument, 'csv').replace('size,pdpImage19,,,2000', 'size,pdpImage19,,,2100.50')
    const { version } = (await owner.press('previewImport', {}, { format: 'csv', text })).body
    await owner.press('importCatalogue', {}, { key: newKey(), seen: version, format: 'csv', text })
    const { acts } = (await owner.press('acts', {}, { kind: 'rates' }, 'mr')).body
    const counts = Object.fromEntries(acts.map(({ act, rates }) => [act, rates?.count]))
    expect(counts).toEqual({ 'change-catalogue': 3, 'import-catalogue': 1 })
    expect(acts.find(({ act }) => act === 'import-catalogue')?.rates).toEqual({
      count: 1,
      fish: 1,
      shown: [{ fish: 'शेवंड (लॉबस्टर)', size: '', grams: 1000, was: 200_000, paise: 210_050 }],
    })
  })
})
