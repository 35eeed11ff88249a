import { expect, test } from 'vitest'
import { commands, type ShopDatabase } from '#server/commands.ts'
import { StorageUnavailable } from '#server/storage/trouble.ts'
import { limits } from '#shop/accounts/limits.ts'
import type { Pincode } from '#shop/delivery/delivery.ts'
import { eachDatabase } from '#tests/running/databases.ts'

const turn = { turns: [{ limit: limits.codePerDay, who: 'asha' }], at: 0 }
const rowsOf = async ({ read }: ShopDatabase) => ({
  turns: await read.selectFrom('limits').selectAll().execute(),
  area: await read.selectFrom('delivery_area').select(['pincode', 'added_by']).orderBy('pincode').execute(),
  migrations: await read.selectFrom('migrations').select('id').orderBy('id').execute(),
})

eachDatabase((_engine, open, { fresh }) => {
  let before: ShopDatabase
  let underWay: Promise<unknown>

  test('a test fills a database, and leaves commands under way', async () => {
    before = await open(commands)
    const { area } = await rowsOf(before)
    for (const { pincode } of area) await before.run.removeFromArea({ pincode: pincode as Pincode })
    expect((await rowsOf(before)).area).toEqual([])
    underWay = Promise.all(Array.from({ length: 20 }, () => before.run.takeTurns(turn)))
  })

  test('the next one finds it as new, and what still runs from before cannot write into it', async () => {
    const now = await open(commands)
    await underWay
    await expect(before.run.takeTurns(turn)).rejects.toBeInstanceOf(StorageUnavailable)
    expect(await rowsOf(now)).toEqual(await rowsOf(await open(commands, { where: await fresh() })))
  })
})
