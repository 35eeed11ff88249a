// What it costs to place an order, and to look at one's own, beside bare servers that do only what cannot be left out:
// npm exec -- node bench/measure/orders.ts [SECONDS] [ROUNDS]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openShop } from '#tests/running-shop.ts'
import { buildOnce } from '../faults/report.ts'
import { recordFigure } from '../record-figure.ts'
import { startBeside } from './beside.ts'
import { compare, inShort, told } from './load.ts'
import { type Person, orderOf, signIn } from './people.ts'
import { asBrowsers, startRaw } from './raw.ts'

const [lasting = 8, rounds = 3] = process.argv.slice(2).map(Number)

buildOnce()
const folder = mkdtempSync(join(tmpdir(), 'darya-measure-'))
const shop = await openShop({ LIMITS: 'order-per-address=999999999', BACKUP_EVERY: '0' })
const [looker, ...people] = signIn(shop.dataDir, 5001)
await placing()
if (looker) await looking(looker)
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

/** My Orders of a person with a full page. */
async function looking({ id, token }: Person) {
  const headers = { ...asBrowsers, authorization: `Bearer ${token}` }
  for (let nr = 0; nr < 20; nr += 1) {
    const placed = await fetch(`${shop.url}/orders`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(orderOf(id)),
    })
    if (!placed.ok) throw new Error(`no order: ${placed.status} ${await placed.text()}`)
  }
  const address = `${shop.url}/orders/userorders`
  const raw = await startRaw(address, headers)
  const own = { pid: shop.pid(), address, headers }
  const compared = compare(own, { ...own, pid: raw.pid, address: raw.url }, { seconds: lasting, rounds })
  console.log(told('My Orders', compared))
  recordFigure('my-orders', `${compared.cpu.toFixed(1)} x CPU (${compared.ownCpu.toFixed(3)} ms)`)
  await raw.stop()
}
