// What it costs to place an order beside a bare server that does only what cannot be left out:
// npm exec -- node bench/measure/orders.ts [SECONDS] [ROUNDS]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openShop } from '#tests/running/running-shop.ts'
import { buildOnce } from '../faults/report.ts'
import { recordFigure } from '../record-figure.ts'
import { startBeside } from './beside.ts'
import { compare, inShort, told } from './load.ts'
import { orderOf, signIn } from './people.ts'
import { asBrowsers } from './raw.ts'

const [lasting = 8, rounds = 3] = process.argv.slice(2).map(Number)

buildOnce()
const folder = mkdtempSync(join(tmpdir(), 'darya-measure-'))
const shop = await openShop({ LIMITS: 'order-per-address=999999999', BACKUP_EVERY: '0' })
const people = signIn(shop.dataDir, 5000)
await placing()
await shop.stop()
rmSync(folder, { recursive: true })

async function placing() {
  writeFileSync(join(folder, 'people'), people.map(({ token, id }) => `${token} ${id}\n`).join(''))
  writeFileSync(join(folder, 'order'), JSON.stringify(orderOf('PERSON')))
  const script = {
    file: join(import.meta.dirname, 'orders.lua'),
    args: [join(folder, 'people'), join(folder, 'order')],
  }
  const raw = await startBeside('raw-orders.ts', folder)
  const compared = compare(
    { pid: shop.pid(), address: `${shop.url}/orders`, headers: asBrowsers, script },
    { pid: raw.pid, address: raw.url, headers: asBrowsers, script },
    { seconds: lasting, rounds },
  )
  await raw.stop()
  console.log(told('placing an order', compared))
  recordFigure('order', inShort(compared))
  const { kept, doubled } = judged()
  console.log(`    ${compared.answers} answered, ${kept} kept, ${doubled} doubled`)
  recordFigure('order-kept', `${compared.failed}, ${doubled} of ${kept}`)
}

/**
 * Compares the database with the answers. The last orders of each run were placed without wrk waiting for the answer.
 */
function judged(): { kept: number; doubled: number } {
  const database = new DatabaseSync(join(shop.dataDir, 'shop.db'), { readOnly: true })
  const count = (what: string) => Number(database.prepare(`select ${what} as count from order_attempts`).get()?.count)
  const kept = Number(database.prepare('select count(*) as count from orders').get()?.count)
  const doubled = kept - count("count(distinct user_id || '/' || attempt_key)")
  database.close()
  return { kept, doubled }
}
