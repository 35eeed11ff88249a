import { chmodSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { minutes, seconds } from '#shop/time.ts'
import { asked } from '#tests/rooms/buyer.ts'
import { ordinary } from '#tests/running/broken-starts/data-folder.ts'
import { started } from '#tests/running/broken-starts/start.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { buildOnce } from '../../../bench/faults/report.ts'

beforeAll(buildOnce, minutes(2))

test.skipIf(process.platform === 'win32')(
  'a backup of another user is not called damaged, by the list, the daily look or a restore: the cure is its owner',
  async () => {
    const shop = await openShop({ BACKUP_EVERY: '1' }, { through: ordinary })
    onTestFinished(() => shop.stop())
    const folder = join(shop.dataDir, 'backups')
    const checked = join(folder, 'checked.json')
    const named = () => readdirSync(folder).filter((name) => name.endsWith('.db'))
    await vi.waitFor(() => expect(readdirSync(folder)).toContain('checked.json'), {
      timeout: seconds(60),
      interval: 200,
    })
    await shop.kill()
    const [theirs = ''] = named()
    for (const end of ['', '.json']) chmodSync(join(folder, theirs + end), 0)

    const list = await started({ args: ['backups'], through: ordinary }, shop.dataDir)
    expect(list.stdout).toMatch(/CANNOT BE READ by this user: give it to the user of the shop \(chown\)/)
    expect(list.stdout).not.toContain('DAMAGED')
    const restored = await started({ args: ['restore', theirs], through: ordinary }, shop.dataDir)
    expect(restored.stderr).toMatch(/cannot be read by this user: give it to the user of the shop \(chown\)/)

    rmSync(checked)
    await shop.start()
    const alarms = async () => ((await asked(`${shop.url}/health/ready`)) as { alarms?: string[] }).alarms
    await vi.waitFor(
      async () => expect(await alarms()).toEqual(['1 backup cannot be read by the shop: give it to its user (chown)']),
      { timeout: seconds(60), interval: 200 },
    )
    for (const end of ['', '.json']) chmodSync(join(folder, theirs + end), 0o600)
    await vi.waitFor(async () => expect(await alarms()).toBeUndefined(), { timeout: seconds(60), interval: 200 })
  },
  minutes(3),
)
