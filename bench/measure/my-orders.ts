// What My Orders with a full page costs, beside a bare server that sends the same bytes:
// npm exec -- node bench/measure/my-orders.ts [SECONDS] [ROUNDS]
import { openShop } from '#tests/running-shop.ts'
import { buildOnce } from '../faults/report.ts'
import { recordFigure } from '../record-figure.ts'
import { compare, told } from './load.ts'
import { orderOf, signIn } from './people.ts'
import { asBrowsers, startRaw } from './raw.ts'

const [lasting = 8, rounds = 3] = process.argv.slice(2).map(Number)

buildOnce()
const shop = await openShop({ BACKUP_EVERY: '0' })
const [asha] = signIn(shop.dataDir, 1)
if (asha === undefined) throw new Error('nobody is signed in')
const headers = { ...asBrowsers, authorization: `Bearer ${asha.token}` }
for (let nr = 0; nr < 20; nr += 1) {
  const placed = await fetch(`${shop.url}/orders`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(orderOf(asha.id)),
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
await shop.stop()
