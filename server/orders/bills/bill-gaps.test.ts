import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backup, restore } from '#server/operator/backups/backups-cli.ts'
import { signEverybodyOut } from '#server/operator/backups/postgres-dump.ts'
import { readSettings } from '#server/settings/settings.ts'
import type { Where } from '#server/storage/database.ts'
import { minutes } from '#shop/time.ts'
import { openCounterRoom } from '#tests/rooms/counter-room.ts'
import { eachDatabase, onDatabase } from '#tests/running/databases.ts'
import { keepBillNumbers } from './keep-bill-numbers.ts'

/** A folder of backups, and the operator in front of a database that has its backups there. */
function backups() {
  const folder = mkdtempSync(join(tmpdir(), 'darya-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const at = ({ dataDir, databaseUrl }: Where) => {
    const read = readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BACKUP_DIR: folder })
    if ('problems' in read) throw new Error(read.problems.join('\n'))
    return { settings: read.settings, now: Date.now() }
  }
  return { folder, at }
}

const installed = Number(/\) (\d+)/.exec(spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1])

eachDatabase((engine, open, { fresh }) => {
  async function openAt(where: Where, folder: string) {
    const shop = await openCounterRoom(open, { where })
    const log = { warn: () => {} }
    const keeping = await keepBillNumbers({ database: shop.database, folder, log, now: shop.now })
    onTestFinished(() => keeping.close())
    const numbers = async () =>
      (await shop.database.read.selectFrom('bills').select('number').orderBy('number').execute()).map(
        (bill) => bill.number,
      )
    const goesOut = async () => {
      await shop.out(await shop.placed())
      return (await numbers()).at(-1)
    }
    const board = async (who = shop.staff.counter) => (await shop.call(who, 'orders')).body.billGaps
    return { ...shop, keeping, numbers, goesOut, board }
  }

  test.runIf(engine === 'sqlite' || installed >= 18)(
    'after a restore no bill gets a number that another may carry: what is left out is kept, and the board says so',
    async () => {
      const [where, other, third] = [await fresh(), await fresh(), await fresh()]
      const [{ folder, at }, elsewhere] = [backups(), backups()]
      const shop = await openAt(where, folder)
      expect(await shop.goesOut()).toBe('D2627/000001')
      await backup.runClosed([], at(where))
      expect([await shop.goesOut(), await shop.goesOut()]).toEqual(['D2627/000002', 'D2627/000003'])
      expect(await shop.board()).toEqual([])
      await shop.keeping.close()

      await restore.runClosed(['newest'], at(other))
      const restored = await openAt(other, folder)
      expect(await restored.numbers()).toEqual(['D2627/000001'])
      const gaps = await restored.database.read.selectFrom('bill_gaps').selectAll().execute()
      expect(gaps).toMatchObject([
        { series: 'C2627', first: 1, last: 102, reason: 'restored' },
        { series: 'D2627', first: 2, last: 103, reason: 'restored' },
      ])
      expect(await restored.goesOut()).toBe('D2627/000104')
      expect(await restored.board()).toContainEqual({ from: 'D2627/000002', to: 'D2627/000103' })
      expect(await restored.board(restored.staff.cutter)).toBeUndefined()
      await restored.keeping.close()

      // The next start leaves nothing out.
      const again = await keepBillNumbers({ ...restored, folder, log: { warn: () => {} } })
      await again.close()
      expect(await restored.goesOut()).toBe('D2627/000105')

      // On another machine, without what was noted beside the backups: room by how many went out a day.
      await backup.runClosed([], elsewhere.at(where))
      await restore.runClosed(['newest'], elsewhere.at(third))
      const moved = await openAt(third, elsewhere.folder)
      expect(await moved.goesOut()).toBe('D2627/000110')
    },
    minutes(2),
  )

  test('a database that is behind what was noted beside the backups was restored, whoever did it', async () => {
    const { folder } = backups()
    const shop = await openAt(await fresh(), folder)
    for (const number of [1, 2, 3]) expect(await shop.goesOut()).toBe(`D2627/00000${number}`)
    await shop.keeping.close()
    const where = await fresh()
    const behind = await openCounterRoom(open, { where })
    await behind.out(await behind.placed())
    const restored = await openAt(where, folder)
    expect(await restored.goesOut()).toBe('D2627/000104')
    expect(await restored.board()).toEqual([{ from: 'D2627/000002', to: 'D2627/000103' }])
  })
})

onDatabase('postgres', (_, open, { fresh }) => {
  test('a restore on PostgreSQL leaves room too', async () => {
    const where = await fresh()
    const shop = await openCounterRoom(open, { where })
    await shop.out(await shop.placed())
    await signEverybodyOut(where.databaseUrl ?? '')
    const left = () => shop.database.run.leaveRoomForBills({ noted: {}, at: shop.now() })
    expect(await left()).toEqual([
      { series: 'D2627', first: 2, last: 103 },
      { series: 'C2627', first: 1, last: 102 },
    ])
    expect(await left()).toEqual([])
  })
})
