// How long staff wait for an order that they look for by number, telephone or name: npm exec -- node bench/measure/find-orders.ts [ORDERS]

import { commands } from '#server/commands.ts'
import { orderNumbered, ordersLike, ordersOfPhone } from '#server/orders/staff-orders-store.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { phonesMeant } from '#shop/orders/order-finding.ts'
import { quantile, report } from '../faults/report.ts'
import { type FilledEngine, manyOrders, onBothEngines } from '../many-orders.ts'
import { recordFigure } from '../record-figure.ts'

const [orders = 1_000_000] = process.argv.slice(2).map(Number)
const goal = 50

await onBothEngines(measured)

async function measured({ engine, where, run }: FilledEngine) {
  const database = await openDatabase(where, commands, { alone: false })
  // Nobody looks for an order by its lines, and they take the longest to fill in.
  await run(manyOrders(engine, orders, 20).filter((statement) => !statement.startsWith('insert into order_lines')))
  const { read } = database
  const any = () => Math.floor(Math.random() * orders)
  const number = await waits(100, async () => (await orderNumbered(read, `N${any()}`)).length)
  const phone = await waits(100, async () => (await ordersOfPhone(read, phonesMeant(String(9e9 + any())))).length)
  const name = await waits(60, async () => (await ordersLike(read, [`asha${orders - 1}`], '')).length)
  const nobody = await waits(60, async () => 1 + (await ordersLike(read, ['nobody'], '')).length)
  report(`an order among ${orders} on ${engine}`, undefined, {
    'ms by its number, 95th hundredth': [number, goal],
    'ms by its telephone, 95th hundredth': [phone, goal],
    'ms by a name among the newest, 95th hundredth': [name, goal],
    'ms by a name that nobody has, 95th hundredth': [nobody, goal],
  })
  const [byNumber, byPhone, byName] = [number, phone, Math.max(name, nobody)].map((ms) => ms.toFixed(1))
  recordFigure(
    `find-orders-${engine === 'SQLite' ? 'sqlite' : 'postgres'}`,
    `number ${byNumber} ms, telephone ${byPhone} ms, a name in the newest 20,000 ${byName} ms`,
  )
  await database.close()
}

/** In milliseconds, of 20 only one waited longer. Each look finds its order. */
async function waits(times: number, look: () => Promise<number>): Promise<number> {
  const took: number[] = []
  for (let nr = 0; nr < times; nr += 1) {
    const began = performance.now()
    if ((await look()) !== 1) throw new Error('the order was not found')
    took.push(performance.now() - began)
  }
  return quantile(took, 0.95)
}
