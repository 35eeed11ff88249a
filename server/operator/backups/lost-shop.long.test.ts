import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { readSettings } from '#server/settings/settings.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { minutes } from '#shop/time.ts'
import { commands } from '#tests/models/trial-commands.ts'
import { logIn, register } from '#tests/rooms/buyer.ts'
import { onDatabase } from '#tests/running/databases.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { buildOnce } from '../../../bench/faults/report.ts'
import { newShop } from './new-shop-cli.ts'
import { signsOfShop } from './signs-of-shop.ts'

beforeAll(buildOnce, minutes(2))

test(
  'a shop whose database is lost stays closed, names the cure, and opens empty only when somebody says so',
  async () => {
    const complaints: string[] = []
    const shop = await openShop({}, { complained: (text) => void complaints.push(text) })
    onTestFinished(() => shop.stop())
    await register(shop.url)
    await (await logIn(shop.url)).buy()
    await shop.kill()
    for (const end of ['', '-wal', '-shm']) rmSync(join(shop.dataDir, `shop.db${end}`), { force: true })

    await expect(shop.start()).rejects.toThrow('exit 65')
    expect(complaints.join('')).toMatch(/There is no database in .* but a pepper.*lost.*restore newest.*new-shop/)
    await expect(shop.command('rates')).rejects.toThrow(/it was lost/)
    expect(existsSync(join(shop.dataDir, 'shop.db'))).toBe(false)

    expect(await shop.command('new-shop')).toContain('The new shop is ready')
    await shop.start()
    expect((await fetch(`${shop.url}/health/ready`)).status).toBe(200)
    await shop.kill()
    await expect(shop.command('new-shop')).rejects.toThrow('There is a shop already. Nothing was changed.')
  },
  minutes(1),
)

test('an empty file in place of the database is kept beside the new shop, which has a file of its own', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'darya-lost-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  for (const [name, text] of [
    ['shop.db', ''],
    ['pepper', 'of the shop before'],
  ] as const)
    writeFileSync(join(dataDir, name), text)
  const read = readSettings({ DATA_DIR: dataDir })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  await newShop.runClosed([], { settings: read.settings, now: Date.UTC(2026, 10, 21, 12) })
  expect(statSync(join(dataDir, 'shop-before-2026-11-21T12-00-00-000Z.db')).size).toBe(0)
  expect(statSync(join(dataDir, 'shop.db')).size).toBeGreaterThan(0)
})

onDatabase('postgres', (_engine, _open, { fresh }) => {
  test('an empty PostgreSQL is no new shop where dumps of an old one are', async () => {
    const { databaseUrl } = await fresh()
    const backupDir = mkdtempSync(join(tmpdir(), 'darya-backups-'))
    onTestFinished(() => rmSync(backupDir, { recursive: true, force: true }))
    writeFileSync(join(backupDir, 'shop-2026-11-21T12-00-00-000Z.dump'), 'a dump')
    const where = { dataDir: backupDir, databaseUrl }
    const signs = signsOfShop({ ...where, backupDir })
    await expect(openDatabase(where, commands, { signs })).rejects.toThrow(
      /^there is no database in PostgreSQL, but 1 backup in /,
    )

    const read = readSettings({ DATABASE_URL: databaseUrl, DATA_DIR: backupDir, BACKUP_DIR: backupDir })
    if ('problems' in read) throw new Error(read.problems.join('\n'))
    expect(await newShop.runClosed([], { settings: read.settings, now: 0 })).toContain('The new shop is ready')
    const database = await openDatabase(where, commands, { signs })
    expect(await database.ready()).toBe(true)
    await database.close()
  })
})
