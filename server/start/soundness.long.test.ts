import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { minutes, seconds } from '#shop/time.ts'
import { logIn, register } from '#tests/rooms/buyer.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { buildOnce } from '../../bench/faults/report.ts'

beforeAll(buildOnce, minutes(2))

/** Writes over the page of an index: every start finds the tables that it needs, and some look-up goes wrong one day. */
function damageIndex(file: string) {
  const database = new DatabaseSync(file)
  const { rootpage, size } = database
    .prepare(
      `select rootpage, (select page_size from pragma_page_size) as size from sqlite_master
       where type = 'index' and tbl_name = 'orders' and sql is not null limit 1`,
    )
    .get() as { rootpage: number; size: number }
  database.close()
  const bytes = readFileSync(file)
  bytes.fill(0xff, (rootpage - 1) * size + 200, rootpage * size)
  writeFileSync(file, bytes)
}

test(
  'a shop on a damaged database opens as fast as ever, and soon says that it is damaged',
  async () => {
    const said: { msg: string }[] = []
    const shop = await openShop({ BACKUP_EVERY: '0' }, { heard: (line) => void said.push(JSON.parse(line)) })
    onTestFinished(() => shop.stop())
    await register(shop.url)
    await (await logIn(shop.url)).buy()
    await vi.waitFor(
      () => expect(said.map(({ msg }) => msg)).toContain('the database was checked and is sound'),
      seconds(20),
    )
    const ended = shop.ended()
    process.kill(shop.pid(), 'SIGTERM')
    await ended

    damageIndex(join(shop.dataDir, 'shop.db'))
    await shop.start()
    expect((await fetch(`${shop.url}/home`)).status).toBe(200)
    const sentence = 'the database is damaged: restore a backup'
    await vi.waitFor(() => expect(said.map(({ msg }) => msg)).toContain(sentence), seconds(20))
    expect(await (await fetch(`${shop.url}/health/ready`)).json()).toMatchObject({ ready: true, alarms: [sentence] })
    expect(await (await fetch(`${shop.url}/metrics`)).text()).toContain('darya_alarm{name="database-damaged"} 1')
  },
  minutes(2),
)
