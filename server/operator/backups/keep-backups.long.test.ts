import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Alarms } from '#server/alarms/raised.ts'
import { days, hours, milliseconds, minutes, seconds } from '#shop/time.ts'
import { alarmsInto, flipBit, marksIn, noon, openShop } from '#tests/rooms/backups.ts'
import { backupsIn, newBackupFile } from './backups-folder.ts'
import { keepBackups } from './keep-backups.ts'
import { takeBackup } from './take-backup.ts'

const quiet: Pick<Alarms, 'raise' | 'clear'> = { raise: () => undefined, clear: () => undefined }

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
  const week = [2, 3, 4, 5, 6].map((nr) => days(nr))
  for (const age of [minutes(90), minutes(95), hours(26), ...week, hours(900)])
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
  await vi.waitFor(() => expect(ages()).toEqual([0, minutes(90), hours(26), ...week]), seconds(10))
})

/** One pass of the shop's work on its backups, with the look through them, while its clock says so. */
async function passAt({ from, backups }: { from: string; backups: string }, at: number) {
  const had = backupsIn(backups).length
  const every = milliseconds(50)
  const keeper = keepBackups({ from, folder: backups, every, now: () => at, alarms: quiet, backedUp: () => undefined })
  onTestFinished(() => keeper.close())
  await vi.waitFor(() => expect(keeper.upTo()).toBe(at), seconds(10))
  const checked = join(backups, 'checked.json')
  await vi.waitFor(() => expect(JSON.parse(readFileSync(checked, 'utf8')).at).toBe(at), seconds(10))
  await keeper.close()
  return backupsIn(backups).length - had
}

test(
  'a clock that was ahead for a while costs no backup, hides no newer one and stops no daily look',
  async () => {
    const shop = await openShop()
    const { run, from, backups } = shop
    for (let age = 5; age >= 0; age -= 1) await takeBackup({ from, folder: backups, at: noon - days(age) })
    expect(await passAt(shop, noon + days(40))).toBe(1)
    await run.mark({ who: 'with the clock set right', at: 1 })
    const right = noon + minutes(10)
    expect(await passAt(shop, right)).toBe(1)
    const found = backupsIn(backups, right)
    expect(marksIn(found[0]?.file ?? '')).toEqual(['with the clock set right'])
    expect(found.map(({ isAhead }) => isAhead)).toEqual([...Array.from({ length: 7 }, () => false), true])
  },
  minutes(2),
)

test(
  'what a restore has set aside goes with the backups of its day, with its log',
  async () => {
    const { from, backups, dataDir } = await openShop()
    for (let age = 8; age >= 1; age -= 1) await takeBackup({ from, folder: backups, at: noon - days(age) })
    const named = [
      'before-2026-10-21T12-00-00-000Z',
      'behind-2026-10-20T12-00-00-000Z',
      'before-2026-10-23T12-00-00-000Z',
    ]
    for (const name of named)
      for (const end of ['', '-wal', '-shm']) writeFileSync(join(dataDir, `shop-${name}.db${end}`), '')
    await passAt({ from, backups }, noon)
    expect(readdirSync(dataDir).filter((name) => /-(before|behind)-/.test(name))).toEqual([
      'shop-before-2026-10-23T12-00-00-000Z.db',
      'shop-before-2026-10-23T12-00-00-000Z.db-shm',
      'shop-before-2026-10-23T12-00-00-000Z.db-wal',
    ])
  },
  minutes(2),
)

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
  expect(said).toEqual(['a backup could not be made; it will be tried again', 'the last good backup is too old'])
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
    expect(said).toEqual(['backups cannot be kept in BACKUP_DIR; the shop keeps selling without them'])
  }
})

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
