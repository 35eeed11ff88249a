import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/storage/open-database.ts'
import { atLeast, openSqlite, refuseUnsafe } from '#server/storage/sqlite.ts'
import { StorageUnavailable } from '#server/storage/trouble.ts'
import { commands } from '#tests/models/trial-commands.ts'

function folder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'darya-test-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

async function openIn(dataDir: string) {
  const database = await openDatabase({ dataDir }, commands)
  onTestFinished(() => database.close())
  return database
}

test('a file is opened so that what is answered is on the disk', () => {
  const sqlite = openSqlite(join(folder(), 'shop.db'))
  expect(sqlite.prepare('pragma synchronous').get()).toMatchObject({ synchronous: 2 })
  expect(sqlite.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' })
  sqlite.close()
})

test('a file that is not safe to sell from is refused, with the reason', () => {
  const sqlite = new DatabaseSync(join(folder(), 'shop.db'))
  expect(() => refuseUnsafe(sqlite, 'shop.db')).toThrow("shop.db has the journal mode 'delete', not 'wal'")
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = normal')
  expect(() => refuseUnsafe(sqlite, 'shop.db')).toThrow('shop.db has synchronous 1, not 2 (full)')
  sqlite.close()
})

test('a version is compared by its numbers', () => {
  expect(atLeast('3.51.3', '3.51.3')).toBe(true)
  expect(atLeast('3.53.0', '3.51.3')).toBe(true)
  expect(atLeast('3.51.10', '3.51.3')).toBe(true)
  expect(atLeast('3.51.2', '3.51.3')).toBe(false)
  expect(atLeast('3.9.9', '3.51.3')).toBe(false)
})

test('a command waits for another process that is writing, and people go on looking', async () => {
  const dataDir = folder()
  const { run, read } = await openIn(dataDir)
  const other = new DatabaseSync(join(dataDir, 'shop.db'))
  other.exec('begin immediate')
  const command = run.mark({ who: 'asha', at: 1 })
  expect(await read.selectFrom('limits').select('who').execute()).toEqual([])
  other.exec('commit')
  other.close()
  expect(await command).toEqual({ marked: 'asha' })
})

test('when another process writes for too long, all who wait are told to come again, and then it heals', async () => {
  const dataDir = folder()
  const { run } = await openIn(dataDir)
  const other = new DatabaseSync(join(dataDir, 'shop.db'))
  other.exec('begin immediate')
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, (_, at) => run.mark({ who: 'asha', at })))
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ reason: { name: 'StorageUnavailable', trouble: 'busy' } })
  other.exec('rollback')
  other.close()
  expect(await run.mark({ who: 'asha', at: 1 })).toEqual({ marked: 'asha' })
})

test('a full disk refuses what does not fit, keeps what did, and heals when there is space', async () => {
  const { run, read } = await openIn(folder())
  await run.mark({ who: 'before', at: 1 })
  await run.shrinkDisk({ pages: 2 })
  const tooMuch = run.markMany({ who: 'asha', count: 5000 })
  await expect(tooMuch).rejects.toBeInstanceOf(StorageUnavailable)
  await run.shrinkDisk({ pages: 10_000 })
  await run.mark({ who: 'after', at: 1 })
  const kept = await read.selectFrom('limits').select('who').orderBy('who').execute()
  expect(kept.map(({ who }) => who)).toEqual(['after', 'before'])
})
