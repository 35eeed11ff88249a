import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/storage/open-database.ts'
import { commands } from '#tests/models/trial-commands.ts'

const marks = 30

function folder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'darya-test-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

/** What lies on the disk when a shop dies after this many answered commands. */
async function deadShop() {
  const living = folder()
  const dataDir = folder()
  const database = await openDatabase({ dataDir: living }, commands)
  for (let at = 0; at < marks; at += 1) await database.run.mark({ who: 'asha', at })
  for (const name of ['shop.db', 'shop.db-wal', 'shop.progress']) copyFileSync(join(living, name), join(dataDir, name))
  await database.close()
  return { dataDir, file: join(dataDir, 'shop.db'), log: join(dataDir, 'shop.db-wal') }
}

async function openAgain(dataDir: string, { alone = true } = {}) {
  const database = await openDatabase({ dataDir }, commands, { alone })
  const { lost } = database
  const kept = await database.read.selectFrom('limits').select('window_start').execute()
  await database.close()
  return { lost, kept: kept.length }
}

const scribble = (file: string, at: number, words: string | Buffer) => {
  const bytes = readFileSync(file)
  Buffer.from(words).copy(bytes, at)
  writeFileSync(file, bytes)
}

test('a shop that died has all that it answered, and no alarm', async () => {
  const { dataDir } = await deadShop()
  expect(await openAgain(dataDir)).toEqual({ lost: undefined, kept: marks })
  expect(await openAgain(dataDir)).toEqual({ lost: undefined, kept: marks })
})

test('what was half written when it died, and so never answered, is no alarm', async () => {
  for (const torn of [Buffer.alloc(3000), Buffer.from('half a frame'), Buffer.alloc(9000, 7)]) {
    const { dataDir, log } = await deadShop()
    writeFileSync(log, Buffer.concat([readFileSync(log), torn]))
    expect(await openAgain(dataDir)).toEqual({ lost: undefined, kept: marks })
  }
})

test('a log that somebody carried over into the database, by whatever program, is no alarm', async () => {
  const { dataDir, file, log } = await deadShop()
  const other = new DatabaseSync(file)
  other.exec('pragma wal_checkpoint(truncate)')
  other.close()
  rmSync(log, { force: true })
  expect(await openAgain(dataDir)).toEqual({ lost: undefined, kept: marks })
})

test('a log that is missing, cut or scribbled on is said, and the files are kept as they were found', async () => {
  const harms: ((log: string) => void)[] = [
    (log) => truncateSync(log, Math.floor(statSync(log).size * 0.9)),
    (log) => scribble(log, Math.floor(statSync(log).size * 0.9), 'scribble'),
    (log) => scribble(log, statSync(log).size - 2000, 'scribble'),
  ]
  for (const harm of harms) {
    const { dataDir, log } = await deadShop()
    harm(log)
    const found = readFileSync(log)
    const { lost, kept } = await openAgain(dataDir)
    expect(kept).toBeLessThan(marks)
    expect(lost?.commits).toBe(marks - kept)
    expect(existsSync(lost?.aside ?? '')).toBe(true)
    expect(readFileSync(`${lost?.aside}-wal`)).toEqual(found)
    expect((await openAgain(dataDir)).lost).toBeUndefined()
  }
})

test('an operator’s command that comes first says it too, and leaves it to be said by the shop', async () => {
  const { dataDir, log } = await deadShop()
  truncateSync(log, Math.floor(statSync(log).size * 0.9))
  expect((await openAgain(dataDir, { alone: false })).lost).toBeDefined()
  expect((await openAgain(dataDir)).lost).toBeDefined()
})

test('a log that is gone as a whole is said, and the database is kept as it was found', async () => {
  const { dataDir, log } = await deadShop()
  rmSync(log)
  const { lost, kept } = await openAgain(dataDir)
  expect([lost?.commits, kept, existsSync(lost?.aside ?? '')]).toEqual([marks, 0, true])
})

test('a database that is gone, or emptied, is no new shop where there are signs of an old one', async () => {
  for (const harm of [(file: string) => rmSync(file), (file: string) => truncateSync(file)]) {
    const { dataDir, file } = await deadShop()
    harm(file)
    const opening = openDatabase({ dataDir }, commands, { signs: ['a pepper'] })
    await expect(opening).rejects.toThrow(/^there is no database in .*, but a pepper: it was lost\. .*restore newest/)
  }
})

test('an older database that somebody put in the place of this one is said', async () => {
  const dataDir = folder()
  const first = await openDatabase({ dataDir }, commands)
  await first.run.mark({ who: 'asha', at: 1 })
  await first.close()
  copyFileSync(join(dataDir, 'shop.db'), join(dataDir, 'older'))
  const second = await openDatabase({ dataDir }, commands)
  await second.run.mark({ who: 'asha', at: 2 })
  await second.close()
  copyFileSync(join(dataDir, 'older'), join(dataDir, 'shop.db'))
  expect(await openAgain(dataDir)).toMatchObject({ lost: { commits: 1 }, kept: 1 })
})
