import type { Transaction } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/storage/open-database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { StorageUnavailable } from '#server/storage/trouble.ts'
import { wayTo } from '#tests/fakes/way-to-postgres.ts'
import { commands } from '#tests/models/trial-commands.ts'
import { onDatabase } from '#tests/running/databases.ts'

onDatabase('postgres', (_, open, { fresh }) => {
  test('a lost database is told at once, and is used again when it is back', async () => {
    const { dataDir, databaseUrl = '' } = await fresh()
    const way = await wayTo(databaseUrl)
    const database = await openDatabase({ dataDir, databaseUrl: way.databaseUrl }, commands)
    onTestFinished(() => database.close())
    await database.run.mark({ who: 'asha', at: 1 })

    way.cut()
    await expect(database.run.mark({ who: 'asha', at: 2 })).rejects.toBeInstanceOf(StorageUnavailable)
    await expect(database.read.selectFrom('limits').select('who').execute()).rejects.toBeInstanceOf(StorageUnavailable)
    expect(await database.ready()).toBe(false)

    way.mend()
    expect(await database.ready()).toBe(true)
    expect(await database.run.mark({ who: 'asha', at: 3 })).toEqual({ marked: 'asha' })
  })

  test('a connection lost in the middle of commands fails them and no more', async () => {
    const { dataDir, databaseUrl = '' } = await fresh()
    const way = await wayTo(databaseUrl)
    const database = await openDatabase({ dataDir, databaseUrl: way.databaseUrl }, commands)
    onTestFinished(() => database.close())
    const underWay = Array.from({ length: 20 }, (_, n) => database.run.markMany({ who: `w${n}`, count: 500 }))
    const settled = Promise.allSettled(underWay)
    await expect
      .poll(async () => (await database.read.selectFrom('migrations').select('id').execute()).length)
      .toBeGreaterThan(0)
    way.cut()
    const failed = (await settled).filter((outcome) => outcome.status === 'rejected')
    expect(failed.length).toBeGreaterThan(0)
    expect(failed.filter(({ reason }) => !(reason instanceof StorageUnavailable))).toEqual([])

    way.mend()
    const kept = await database.read
      .selectFrom('limits')
      .select((mark) => ['who', mark.fn.countAll<number>().as('count')])
      .groupBy('who')
      .execute()
    expect(kept.every(({ count }) => count === 500)).toBe(true)
  })

  test('a connection lost between two steps of a command fails that command and no more', async () => {
    const { dataDir, databaseUrl = '' } = await fresh()
    const way = await wayTo(databaseUrl)
    const database = await openDatabase({ dataDir, databaseUrl: way.databaseUrl }, { list: { markTwice }, at: '' })
    onTestFinished(() => database.close())
    async function markTwice(tx: Transaction<Tables>) {
      await commands.list.mark(tx, { who: 'asha', at: 1 })
      way.cut()
      expect(await database.ready()).toBe(false)
      await commands.list.mark(tx, { who: 'asha', at: 2 })
    }
    await expect(database.run.markTwice()).rejects.toBeInstanceOf(StorageUnavailable)
    way.mend()
    expect(await database.read.selectFrom('limits').select('who').execute()).toEqual([])
  })

  test('a database that is silent holds nobody up for long, and is used again when it speaks', async () => {
    const { dataDir, databaseUrl = '' } = await fresh()
    const way = await wayTo(databaseUrl)
    const database = await openDatabase({ dataDir, databaseUrl: way.databaseUrl }, commands)
    onTestFinished(() => database.close())
    await database.run.mark({ who: 'asha', at: 1 })
    expect(await database.ready()).toBe(true)

    way.stand()
    expect(
      await Promise.all([
        database.ready(),
        database.run.mark({ who: 'asha', at: 2 }).catch((error: Error) => error.name),
      ]),
    ).toEqual([false, 'StorageUnavailable'])

    way.mend()
    expect(await database.run.mark({ who: 'asha', at: 3 })).toEqual({ marked: 'asha' })
  })

  test('commands that stand in each other’s way are tried again until each is done', async () => {
    const database = await open(commands)
    await database.run.mark({ who: 'asha', at: 0 })
    await database.run.mark({ who: 'bina', at: 0 })
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => database.run.countUp({ whos: n % 2 ? ['asha', 'bina'] : ['bina', 'asha'] })),
    )
    const counts = await database.read.selectFrom('limits').select('count').execute()
    expect(counts).toEqual([{ count: 13 }, { count: 13 }])
  })
})
