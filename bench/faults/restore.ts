// Restores a shop with many orders from its newest backup after its disk is lost; measures what was lost and how long
// it took: npm exec -- node bench/faults/restore.ts [ORDERS] [ROUNDS]
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { backupsIn } from '#server/operator/backups/backups-folder.ts'
import { seconds } from '#shop/time.ts'
import { asked, logIn, register } from '#tests/rooms/buyer.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { manyOrders } from '../many-orders.ts'
import { recordFigure } from '../record-figure.ts'

const [orders = 100_000, rounds = 3] = process.argv.slice(2).map(Number)
const atMost = seconds(60)
spawnSync(process.execPath, [join(import.meta.dirname, '../../tools/build-once.ts')], { stdio: 'inherit' })

const lost: number[] = []
const took: number[] = []
for (let round = 1; round <= rounds; round += 1) await loseAndRestore(round)
console.log(
  `${orders} orders, ${rounds} rounds: at most ${inSeconds(Math.max(...lost))} lost, at most ${inSeconds(Math.max(...took))} until the shop sold again`,
)
recordFigure('restore', `${inSeconds(Math.max(...lost))} lost; ${inSeconds(Math.max(...took))} until it sold again`)
process.exitCode = Math.max(...lost, ...took) <= atMost ? 0 : 1

async function loseAndRestore(round: number) {
  const backups = mkdtempSync(join(tmpdir(), 'darya-backups-'))
  const shop = await openShop({ BACKUP_DIR: backups, PEPPER: 'kept apart from the data, as a live shop does it' })
  try {
    await register(shop.url)
    fill(join(shop.dataDir, 'shop.db'))
    const asha = await logIn(shop.url)

    // Places an order every half second until the disk disappears somewhere between two backups.
    const answered = new Map<string, number>()
    let slowest = 0
    const end = performance.now() + seconds(70) + Math.random() * seconds(50)
    while (performance.now() < end) {
      const began = performance.now()
      const { _id } = await asha.buy()
      slowest = Math.max(slowest, performance.now() - began)
      answered.set(_id, performance.now())
      await sleep(500)
    }
    const gone = performance.now()
    await shop.kill()
    rmSync(shop.dataDir, { recursive: true })

    const began = performance.now()
    const said = await shop.command('restore', 'newest')
    const restored = performance.now() - began
    await shop.start()
    const again = await logIn(shop.url)
    await again.buy()
    await asked(`${shop.url}/reviews/4`)
    const sells = performance.now() - began

    const kept = new Set(idsIn(join(shop.dataDir, 'shop.db')))
    const missing = [...answered].filter(([id]) => !kept.has(id)).map(([, at]) => gone - at)
    lost.push(Math.max(0, ...missing))
    took.push(sells)
    const [newest] = backupsIn(backups)
    console.log(
      [
        `round ${round}: ${said.split('\n', 1)[0]}`,
        `  ${missing.length} of ${answered.size} answered orders lost, the oldest ${inSeconds(lost.at(-1) ?? 0)} before the end`,
        `  restored in ${inSeconds(restored)}, sold again after ${inSeconds(sells)}; the copy has ${Math.round(statSync(newest?.file ?? '').size / 1e6)} MB`,
        `  the slowest order meanwhile took ${Math.round(slowest)} ms`,
      ].join('\n'),
    )
  } finally {
    await shop.stop()
    rmSync(backups, { recursive: true, force: true })
  }
}

function fill(file: string) {
  const shop = new DatabaseSync(file, { timeout: seconds(10) })
  for (const statement of manyOrders('SQLite', orders, 10)) shop.exec(statement)
  shop.close()
}

function idsIn(file: string): string[] {
  const shop = new DatabaseSync(file, { readOnly: true })
  const ids = shop.prepare("select id from orders where number like '____-____'").all()
  shop.close()
  return ids.map(({ id }) => String(id))
}

function inSeconds(length: number): string {
  return `${(length / seconds(1)).toFixed(1)} s`
}
