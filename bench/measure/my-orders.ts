// What My Orders with a full page costs beside a bare server that sends the same bytes: for somebody who looks again, and
// for many people who look in turn, of whom nothing is kept:
// npm exec -- node bench/measure/my-orders.ts [SECONDS] [ROUNDS]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShop } from '#tests/running/running-shop.ts'
import { buildOnce } from '../faults/report.ts'
import { recordFigure } from '../record-figure.ts'
import { compare, told } from './load.ts'
import { orderOf, type Person, signIn } from './people.ts'
import { asBrowsers, startRaw } from './raw.ts'

const [lasting = 8, rounds = 3] = process.argv.slice(2).map(Number)

buildOnce()
const folder = mkdtempSync(join(tmpdir(), 'darya-measure-'))
const shop = await openShop({ BACKUP_EVERY: '0' })
const people = signIn(shop.dataDir, 300)
for (const person of people) await Promise.all(Array.from({ length: 20 }, () => place(person)))
writeFileSync(join(folder, 'people'), people.map(({ token }) => `${token}\n`).join(''))
const inTurn = { file: join(import.meta.dirname, 'my-orders.lua'), args: [join(folder, 'people')] }

const headers = { ...asBrowsers, authorization: `Bearer ${people[0]?.token}` }
const address = `${shop.url}/orders/userorders`
const raw = await startRaw(address, headers)
const [again, first] = [undefined, inTurn].map((script) => {
  const own = { pid: shop.pid(), address, headers, script }
  const compared = compare(own, { ...own, pid: raw.pid, address: raw.url }, { seconds: lasting, rounds })
  console.log(told(script ? 'My Orders of many people in turn' : 'My Orders, looked at again', compared))
  return `${compared.cpu.toFixed(1)} x CPU (${compared.ownCpu.toFixed(3)} ms)`
})
recordFigure('my-orders', `looked at again ${again}, of many people in turn ${first}`)
await raw.stop()
await shop.stop()
rmSync(folder, { recursive: true })

async function place({ id, token }: Person) {
  const placed = await fetch(`${shop.url}/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(orderOf(id)),
  })
  if (!placed.ok) throw new Error(`no order: ${placed.status} ${await placed.text()}`)
}
