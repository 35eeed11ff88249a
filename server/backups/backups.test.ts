import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { days, hours, milliseconds, minutes, seconds } from '#shop/time.ts'
import { type Alarms, openAlarms } from '#server/http/alarms.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { commands } from '#tests/trial-commands.ts'
import { readSettings } from '#server/settings/settings.ts'
import { manyOrders, noOrders } from '../../bench/many-orders.ts'
import { backups as backupsCli, restore } from './backups-cli.ts'
import { backupsIn, newBackupFile } from './backups-folder.ts'
import { keepBackups } from './keep-backups.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const noon = Date.UTC(2026, 10, 21, 12)

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'darya-test-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

async function openShop() {
  const dataDir = folder()
  const database = await openDatabase({ dataDir }, commands)
  onTestFinished(() => database.close())
  return {
    run: database.run,
    close: () => database.close(),
    dataDir,
    from: join(dataDir, 'shop.db'),
    backups: join(dataDir, 'backups'),
  }
}

const quiet: Pick<Alarms, 'raise' | 'clear'> = { raise: () => undefined, clear: () => undefined }

const alarmsInto = (said: string[]): Alarms =>
  openAlarms({
    log: { error: (_, sentence) => void said.push(sentence), info: (_, sentence) => void said.push(sentence) },
    metrics: { alarm: () => undefined },
  })

/** Who left a mark in this copy. */
function marksIn(file: string): unknown[] {
  const copy = new DatabaseSync(file, { readOnly: true })
  onTestFinished(() => copy.close())
  return copy
    .prepare('select who from limits order by who')
    .all()
    .map(({ who }) => who)
}

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

test('the shop copies itself when something changed, and only then', async () => {
  const { run, from, backups } = await openShop()
  let moment = noon
  const upTo: number[] = []
  const keeper = keepBackups({
    from,
    folder: backups,
    every: milliseconds(50),
    now: () => (moment += seconds(1)),
    alarms: { raise: (_, sentence) => expect.fail(sentence), clear: () => undefined },
    backedUp: (at) => void upTo.push(at),
  })
  onTestFinished(() => keeper.close())
  await vi.waitFor(() => expect(backupsIn(backups)).toHaveLength(1), seconds(10))
  const looks = upTo.length
  await vi.waitFor(() => expect(upTo.length).toBeGreaterThan(looks + 3), seconds(10))
  expect(backupsIn(backups)).toHaveLength(1)
  expect(keeper.upTo()).toBe(upTo.at(-1))

  await run.mark({ who: 'asha', at: 1 })
  await vi.waitFor(() => expect(backupsIn(backups)).toHaveLength(2), seconds(10))
  expect(marksIn(backupsIn(backups)[0]?.file ?? '')).toEqual(['asha'])
})

test('old copies are thinned out, and what a dead process left goes too', async () => {
  const { from, backups } = await openShop()
  for (const age of [minutes(90), minutes(95), hours(26), hours(900)])
    writeFileSync(newBackupFile(backups, noon - age, 'db'), '')
  const keeper = keepBackups({
    from,
    folder: backups,
    every: milliseconds(50),
    now: () => noon,
    alarms: quiet,
    backedUp: () => undefined,
  })
  onTestFinished(() => keeper.close())
  const ages = () => backupsIn(backups).map(({ at }) => noon - at)
  await vi.waitFor(() => expect(ages()).toEqual([0, minutes(90), hours(26)]), seconds(10))
})

test('when nothing can be copied for more than five minutes, the log says so', async () => {
  const { dataDir, backups } = await openShop()
  let moment = noon
  const said: string[] = []
  const keeper = keepBackups({
    from: join(dataDir, 'gone.db'),
    folder: backups,
    every: milliseconds(10),
    now: () => (moment += minutes(1)),
    alarms: alarmsInto(said),
    backedUp: () => expect.fail('there is nothing to copy'),
  })
  onTestFinished(() => keeper.close())
  await vi.waitFor(() => expect(said).toContain('the last good backup is too old'), seconds(10))
  expect(said).toEqual(['a backup could not be made; it is tried again', 'the last good backup is too old'])
  expect(keeper.upTo()).toBeUndefined()
})

test('a folder in which nothing can be kept is said once, and no backup is awaited for ever', async () => {
  const { from, dataDir } = await openShop()
  const file = join(dataDir, 'a-file')
  writeFileSync(file, '')
  for (const nowhere of [join(file, 'backups'), ...(process.platform === 'linux' ? ['/proc/backups'] : [])]) {
    const said: string[] = []
    let looks = 0
    const keeper = keepBackups({
      from,
      folder: nowhere,
      every: milliseconds(10),
      now: () => {
        looks += 1
        return noon
      },
      alarms: alarmsInto(said),
      backedUp: () => expect.fail('nothing can be kept there'),
    })
    await vi.waitFor(() => expect(looks).toBeGreaterThan(10), seconds(10))
    await keeper.close()
    expect(said).toEqual(['BACKUP_DIR is no folder in which backups can be kept; the shop sells on without them'])
  }
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

/** One bit, anywhere in the file. */
function flipBit(file: string) {
  const bytes = readFileSync(file)
  const place = Math.floor(Math.random() * bytes.length)
  bytes[place] = (bytes[place] ?? 0) ^ (1 << Math.floor(Math.random() * 8))
  writeFileSync(file, bytes)
}

test('one changed bit of a backup is found by the daily look, and another backup takes its place', async () => {
  const { run, from, backups } = await openShop()
  await run.mark({ who: 'asha', at: 1 })
  const { file } = await takeBackup({ from, folder: backups, at: noon - minutes(1) })
  const said: string[] = []
  const keep = () =>
    keepBackups({
      from,
      folder: backups,
      every: milliseconds(50),
      checkEvery: days(1),
      now: () => noon,
      alarms: alarmsInto(said),
      backedUp: () => undefined,
    })
  const first = keep()
  await vi.waitFor(() => expect(existsSync(join(backups, 'checked.json'))).toBe(true), seconds(10))
  await first.close()
  expect(said).toEqual([])

  flipBit(file)
  for (const { file: other } of backupsIn(backups)) if (other !== file) rmSync(other)
  rmSync(join(backups, 'checked.json'))
  const second = keep()
  onTestFinished(() => second.close())
  await vi.waitFor(() => expect(said).toContain('1 backup is damaged: npm run shop -- backups'), seconds(10))
  await vi.waitFor(() => expect(backupsIn(backups)).toHaveLength(2), seconds(10))
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
      `is damaged: it is not what was written. The newest whole one before it: restore ${files[1]}`,
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
})
