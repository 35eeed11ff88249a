import { expect, test } from 'vitest'
import { openingCatalogue } from '#shop/catalogue/products.ts'
import { seconds } from '#shop/time.ts'
import { openSnapshot } from '#server/catalogue/snapshot.ts'
import { deeds } from '#server/deeds.ts'
import { eachDatabase } from '#tests/databases.ts'

eachDatabase((_, open) => {
  test('the shop opens with its opening catalogue', async () => {
    const database = await open(deeds)
    const snapshot = await openSnapshot(database, { now: Date.now, every: seconds(2) })
    expect(snapshot.current()).toEqual({ ...openingCatalogue, version: 1 })
    snapshot.close()
  })
})
