import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { migrateSqlite } from '#server/storage/sqlite-database.ts'
import { minutes } from '#shop/time.ts'
import { onDatabase } from '#tests/running/databases.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { buildOnce } from '../../bench/faults/report.ts'

beforeAll(buildOnce, minutes(2))

onDatabase('postgres', (_engine, _open, { fresh }) => {
  test(
    'a shop that opens on PostgreSQL beside a shop on SQLite says that nothing of that is in it',
    async () => {
      const { databaseUrl = '' } = await fresh()
      const lines: string[] = []
      const shop = await openShop({ DATABASE_URL: databaseUrl }, { heard: (line) => void lines.push(line) })
      onTestFinished(() => shop.stop())
      const said = () => lines.filter((line) => line.includes('are not in PostgreSQL')).map((line) => JSON.parse(line))
      expect(said()).toEqual([])
      await shop.kill()
      await migrateSqlite(shop.dataDir)
      await shop.start()
      const file = join(shop.dataDir, 'shop.db')
      expect(said()).toMatchObject([
        { file, msg: expect.stringMatching(/are not served: unset DATABASE_URL to go on/) },
      ])
    },
    minutes(2),
  )
})
