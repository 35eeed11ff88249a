import { openDatabase } from '#server/storage/open-database.ts'
import { commands } from '#server/commands.ts'
import { ordersOf } from '#server/orders/orders-store.ts'
import { drawnBillsOf } from '#server/orders/drawn-bills.ts'
import { sessionByToken } from '#server/accounts/accounts-store.ts'
import { orderViews } from '#server/orders/order-view.ts'
import { openSnapshot } from '#server/catalogue/snapshot.ts'
import { watchChanges } from '#server/storage/watch-changes.ts'
import { packNow } from '#server/http/packing.ts'
import { hashOfToken } from '#server/secrets/secrets.ts'
import { hash, randomUUID } from 'node:crypto'
import { zstdCompressSync, gzipSync } from 'node:zlib'
const db = await openDatabase({ dataDir: '/tmp/scratch/data' }, commands, { alone: false })
const changes = await watchChanges(db.read, { now: Date.now, every: 2000 })
const snapshot = await openSnapshot(db, changes)
const user = (await db.read.selectFrom('orders').select('user_id').executeTakeFirstOrThrow()).user_id
const { orders } = await ordersOf(db.read, user, {})
const ids = orders.map(o => o.row.id)
const tok = hashOfToken('F4AL1kqXxnQ4LSsFlsVapZjgnIAOORHUvTgIphrx2A4')
const views = orderViews({ catalogue: snapshot.current(), at: Date.now() }, orders)
const text = JSON.stringify({ success: true, data: views })
const bytes = Buffer.from(text)
;(await import('node:fs')).writeFileSync('/tmp/scratch/text.json', text)
async function time(name: string, f: () => unknown) {
  for (let i = 0; i < 2000; i++) await f()
  const n = 5000; const c = process.cpuUsage()
  for (let i = 0; i < n; i++) await f()
  const { user: u, system } = process.cpuUsage(c)
  console.log(name.padEnd(20), ((u + system) / n).toFixed(1), 'us')
}
process.exit(0);{
await time('hash', () => hashOfToken('F4AL1kqXxnQ4LSsFlsVapZjgnIAOORHUvTgIphrx2A4'))
await time('session', () => sessionByToken(db.read, tok))
await time('ordersOf', () => ordersOf(db.read, user, {}))
await time('bills', () => drawnBillsOf(db.read, ids))
await time('views', () => orderViews({ catalogue: snapshot.current(), at: Date.now() }, orders))
await time('stringify', () => JSON.stringify({ success: true, data: views }))
await time('buffer', () => Buffer.from(text))
await time('br', () => packNow(bytes, 'br'))
await time('gzip1', () => gzipSync(bytes,{level:1}))
await time('sha1 text', () => hash('sha1', text))
await time('rows stringify', () => JSON.stringify(orders))
await time('uuid', () => randomUUID())
}
process.exit(0)
