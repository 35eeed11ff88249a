import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import { logIn, register } from '#tests/rooms/buyer.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { buildOnce } from '../../../bench/faults/report.ts'

beforeAll(buildOnce, minutes(2))

test(
  'after going back to the database before a restore, its last orders are there, and it is still kept as it was',
  async () => {
    const shop = await openShop({ BACKUP_EVERY: '0' })
    onTestFinished(() => shop.stop())
    await register(shop.url)
    await shop.command('backup')
    const asha = await logIn(shop.url)
    for (let nr = 0; nr < 3; nr += 1) await asha.buy()
    const orders = await asha.orders()
    await shop.kill()

    expect(await shop.command('restore', 'newest')).toContain('0 orders, 1 accounts')
    const before = readdirSync(shop.dataDir).find((name) => /^shop-before-.*\.db$/.test(name)) ?? ''
    const kept = () => ['', '-wal'].map((end) => readFileSync(join(shop.dataDir, before + end)))
    const asItWas = kept()
    expect(await shop.command('restore', join(shop.dataDir, before))).toContain('3 orders, 1 accounts')
    expect(kept()).toEqual(asItWas)

    await shop.start()
    expect(await (await logIn(shop.url)).orders()).toEqual(orders)
  },
  minutes(1),
)

test('a shop that was just restored can be copied before it opens', async () => {
  const shop = await openShop({ BACKUP_EVERY: '0' })
  onTestFinished(() => shop.stop())
  await register(shop.url)
  await shop.command('backup')
  await shop.kill()
  await shop.command('restore', 'newest')
  expect(await shop.command('backup')).toContain('The database is in ')
  expect((await shop.command('backups')).match(/0 orders, 1 accounts/g)).toHaveLength(2)
})
