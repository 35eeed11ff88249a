import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { minutes, seconds } from '#shop/time.ts'
import { asked, logIn, register } from '#tests/rooms/buyer.ts'
import { openShop } from '#tests/running/running-shop.ts'

// The long run, with 100,000 orders and its times, is a command: bench/faults/restore.ts.
beforeAll(() => {
  spawnSync(process.execPath, [join(import.meta.dirname, '../../../tools/build-once.ts')])
}, minutes(2))

test(
  'the machine is lost, and the shop on the copy has its orders, its people and its reviews',
  async () => {
    const backups = mkdtempSync(join(tmpdir(), 'darya-backups-'))
    onTestFinished(() => rmSync(backups, { recursive: true, force: true }))
    const shop = await openShop({
      BACKUP_DIR: backups,
      BACKUP_EVERY: '1',
      PEPPER: 'kept apart from the data, as a live shop does it',
    })
    onTestFinished(() => shop.stop())

    await register(shop.url)
    const asha = await logIn(shop.url)
    for (let nr = 0; nr < 5; nr += 1) await asha.buy()
    const orders = await asha.orders()
    expect(orders).toHaveLength(5)
    const review = { productId: 4, rating: 5, comment: 'Firm.', username: 'Asha K', email: 'asha@darya.example' }
    await asked(`${shop.url}/reviews`, { body: review })

    const lastDeed = Date.now()
    const backedUp = async () => ((await asked(`${shop.url}/health/ready`)) as { backedUpTo: string }).backedUpTo
    await vi.waitFor(async () => expect(Date.parse(await backedUp())).toBeGreaterThan(lastDeed), {
      timeout: seconds(20),
      interval: 200,
    })
    expect(await (await fetch(`${shop.url}/metrics`)).text()).toMatch(/^darya_backed_up_to_seconds 1[0-9]{9}/m)
    await expect(shop.command('restore', 'newest')).rejects.toThrow(
      'is already open in another process: stop that one first',
    )

    await shop.kill()
    rmSync(shop.dataDir, { recursive: true })
    expect(await shop.command('backups')).toContain(backups)
    expect(await shop.command('restore', 'newest')).toContain('5 orders, 1 accounts. Everybody is signed out.')
    await shop.start()

    await expect(asha.orders()).rejects.toThrow('401')
    const again = await logIn(shop.url)
    expect(again.userId).toBe(asha.userId)
    expect(await again.orders()).toEqual(orders)
    expect(await asked(`${shop.url}/reviews/4`)).toMatchObject([{ username: 'Asha K', rating: 5, comment: 'Firm.' }])

    expect(await again.buy()).toMatchObject({ status: 'Pending', totalPrice: 2000 })
    expect(await again.orders()).toHaveLength(6)
    expect((await fetch(`${shop.url}/home`)).status).toBe(200)
  },
  minutes(2),
)
