import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { minutes, seconds } from '#shop/time.ts'
import { asked, logIn, register } from '#tests/rooms/buyer.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { buildOnce } from '../../bench/faults/report.ts'

beforeAll(buildOnce, minutes(2))

/** The files under a folder that another user of the machine could read. */
function openToOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => (statSync(file).mode & 0o077) !== 0)
}

test.skipIf(process.platform === 'win32')(
  'nobody else on the machine can read what the shop keeps, whoever made the folder and however it was left',
  async () => {
    const lines: string[] = []
    const shop = await openShop(
      { BACKUP_EVERY: '1' },
      { heard: (line) => void lines.push(line), through: ['sh', '-c', 'umask 022; exec "$@"', 'sh'] },
    )
    onTestFinished(() => shop.stop())
    const backups = join(shop.dataDir, 'backups')
    chmodSync(shop.dataDir, 0o755)
    await register(shop.url)
    await (await logIn(shop.url)).buy()
    await asked(`${shop.url}/api/auth/send-otp`, { body: { mobile: '9820000001' } })
    await vi.waitFor(async () => expect(await shop.messages()).not.toEqual([]), seconds(10))
    await vi.waitFor(() => expect(readdirSync(backups)).not.toEqual([]), seconds(20))
    expect(openToOthers(shop.dataDir)).toEqual([])

    await shop.kill()
    const old = join(backups, 'shop-2026-11-21T12-00-00-000Z.db')
    mkdirSync(backups, { recursive: true })
    writeFileSync(old, '')
    for (const file of ['shop.db', 'shop.db-wal', 'shop.lock', 'pepper', 'outbox/sms.jsonl'])
      chmodSync(join(shop.dataDir, file), 0o644)
    chmodSync(old, 0o664)
    await shop.start()
    expect(openToOthers(shop.dataDir)).toEqual([])
    const said = lines.map((line) => JSON.parse(line)).find(({ msg }) => /could be read by others/.test(msg))
    expect(said.files).toEqual(
      expect.arrayContaining([join(shop.dataDir, 'pepper'), join(shop.dataDir, 'shop.db-wal'), old]),
    )
  },
  minutes(1),
)
