import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { readSettings } from '#server/settings/settings.ts'
import { hours, minutes, seconds } from '#shop/time.ts'
import { flipBit, marksIn, noon, openShop } from '#tests/rooms/backups.ts'
import { manyOrders, noOrders } from '../../../bench/many-orders.ts'
import { backups as backupsCli, restore } from './backups-cli.ts'
import { backupsIn } from './backups-folder.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

test('a copy has all that was answered before it began, while the shop goes on writing', async () => {
  const { run, from, backups } = await openShop()
  await run.mark({ who: 'before', at: 1 })
  const copying = takeBackup({ from, folder: backups, at: noon })
  const meanwhile = await Promise.all(Array.from({ length: 200 }, (_, at) => run.mark({ who: 'meanwhile', at })))
  const { file } = await copying
  expect(meanwhile).toHaveLength(200)
  expect(marksIn(file)).toContain('before')
  expect(readdirSync(backups)).toEqual(['shop-2026-11-21T12-00-00-000Z.db', 'shop-2026-11-21T12-00-00-000Z.db.json'])
  expect(backupsIn(backups)).toMatchObject([{ file, at: noon }])
})

test('a copy that failed has no name, and says why', async () => {
  const { dataDir, backups } = await openShop()
  const from = join(dataDir, 'torn.db')
  writeFileSync(from, 'not a database at all')
  await expect(takeBackup({ from, folder: backups, at: noon })).rejects.toThrow(
    /^the database could not be copied: .*not a database/,
  )
  expect(readdirSync(backups)).toEqual([])
})

test('a restored copy takes the place of the database, which is kept beside with its log', async () => {
  const { run, close, from, dataDir, backups } = await openShop()
  await run.mark({ who: 'copied', at: 1 })
  const { file } = await takeBackup({ from, folder: backups, at: noon })
  await run.mark({ who: 'later', at: 2 })
  expect(() => restoreBackup({ backup: file, dataDir, at: noon })).toThrow(/is already open in another process/)
  await close()

  const { aside } = restoreBackup({ backup: file, dataDir, at: noon })
  expect(marksIn(from)).toEqual(['copied'])
  expect(marksIn(aside ?? '')).toEqual(['copied', 'later'])
  expect(existsSync(`${from}.restoring`)).toBe(false)
})

test('the pictures that staff sent are copied once, and come back with the database', async () => {
  const { run, close, from, dataDir, backups } = await openShop()
  await run.mark({ who: 'copied', at: 1 })
  const names = ['0123456789abcdef-480.abcdef.webp', 'originals/0123456789abcdef.jpeg']
  mkdirSync(join(dataDir, 'pictures/originals'), { recursive: true })
  mkdirSync(join(dataDir, 'pictures/incoming/half'), { recursive: true })
  for (const name of names) writeFileSync(join(dataDir, 'pictures', name), name, { mode: 0o600 })
  const { file } = await takeBackup({ from, folder: backups, at: noon })
  const first = names.map((name) => statSync(join(backups, 'pictures', name)).mtimeMs)
  await takeBackup({ from, folder: backups, at: noon + minutes(1) })
  expect(names.map((name) => statSync(join(backups, 'pictures', name)).mtimeMs)).toEqual(first)
  expect(readdirSync(join(backups, 'pictures')).toSorted()).toEqual(['0123456789abcdef-480.abcdef.webp', 'originals'])
  await close()
  rmSync(join(dataDir, 'pictures'), { recursive: true })
  restoreBackup({ backup: file, dataDir, at: noon })
  for (const name of names) {
    expect(readFileSync(join(dataDir, 'pictures', name), 'utf8')).toBe(name)
    expect(statSync(join(dataDir, 'pictures', name)).mode & 0o077).toBe(0)
  }
})

test('a copy that is damaged, or no shop at all, takes nobody’s place', async () => {
  const { run, close, from, dataDir } = await openShop()
  await run.mark({ who: 'asha', at: 1 })
  await close()
  const torn = join(dataDir, 'torn.db')
  writeFileSync(torn, 'not a database at all')
  const empty = join(dataDir, 'empty.db')
  new DatabaseSync(empty).close()
  for (const backup of [torn, empty])
    expect(() => restoreBackup({ backup, dataDir, at: noon })).toThrow(/not a database|no such table/)
  expect(marksIn(from)).toEqual(['asha'])
})

const someone = (nr: number) =>
  `insert into users (id, name, email, email_form, mobile, password, registered_at, signed_in_at)
   values ('${nr}', 'Asha', '${nr}@darya.example', '${nr}@darya.example', '+91982000000${nr}', '', 0, 0)`

async function copiesOf(...contents: readonly (readonly [orders: number, accounts: number])[]) {
  const { from, backups, dataDir, close } = await openShop()
  const file = new DatabaseSync(from, { timeout: seconds(5) })
  for (const [nr, [orders, accounts]] of contents.entries()) {
    file.exec('delete from users')
    for (const statement of orders === 0 ? noOrders : manyOrders('SQLite', orders, 1)) file.exec(statement)
    for (let person = 0; person < accounts; person += 1) file.exec(someone(person))
    await takeBackup({ from, folder: backups, at: noon + minutes(nr) })
  }
  file.close()
  await close()
  const read = readSettings({ DATA_DIR: dataDir })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  let hour = 0
  const shop = () => ({ settings: read.settings, now: noon + hours((hour += 1)) })
  return {
    settings: read.settings,
    files: backupsIn(backups).map((found) => found.file),
    backups: () => backupsCli.runClosed([], shop()),
    restore: (...args: string[]) => restore.runClosed(args, shop()),
  }
}

describe('an operator', () => {
  test('sees what each backup holds, and which is damaged', async () => {
    const { files, backups } = await copiesOf([3, 1], [5, 2])
    flipBit(files[1] ?? '')
    const lines = (await backups()).split('\n')
    expect(lines[0]).toContain('5 orders, 2 accounts')
    expect(lines[1]).toContain('DAMAGED')
  })

  test('is not given a damaged backup, but told of the whole one before it', async () => {
    const { files, restore: put } = await copiesOf([3, 1], [5, 2])
    flipBit(files[0] ?? '')
    await expect(put('newest')).rejects.toThrow(
      `is damaged and cannot be used. The newest good one before it: restore ${files[1]}`,
    )
    expect(await put(files[1] ?? '')).toContain('3 orders, 1 accounts')
  })

  test('is not given an emptier backup than one before it without a word of assent', async () => {
    const { files, restore: put } = await copiesOf([3, 1], [0, 0], [0, 0])
    await expect(put('newest')).rejects.toThrow(
      /holds 0 orders, 0 accounts\. That is less than .*: 3 orders, 1 accounts/,
    )
    expect(await put('newest', '--emptier')).toContain('0 orders, 0 accounts')
    expect(await put(files[2] ?? '')).toContain('3 orders, 1 accounts')
  })

  test('is not given, as the newest, a backup from a clock that was ahead, and hears of it', async () => {
    const { files, backups, restore: put, settings } = await copiesOf([3, 1], [5, 2])
    const ahead = join(settings.backupDir, 'shop-2027-01-02T00-00-00-000Z.db')
    for (const end of ['', '.json']) cpSync(`${files[1]}${end}`, `${ahead}${end}`)
    const [first, second, last, word] = (await backups()).split('\n')
    expect([first, second, last]).toEqual([
      expect.stringContaining(`${files[0]}`),
      expect.stringContaining(`${files[1]}`),
      expect.stringMatching(/dated in the future {2}3 orders.*shop-2027/),
    ])
    expect(word).toBe(
      `1 backup is dated in the future, because a clock was ahead (the latest is ${ahead}). They are listed last and stay until you delete them.`,
    )
    const said = await put('newest')
    expect(said).toContain("01-00-000Z.db is the shop's database now: 5 orders, 2 accounts")
    expect(said).toMatch(/^The earlier database is kept as .* for 30 days, like backups\.$/m)
    expect(said).toContain(word)
  })
})
