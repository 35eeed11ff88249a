// How long placing an order and the first page of My Orders take, the page for a person with 10,000 orders, in a table of
// 1,000,000 against one of 1,000: npm exec -- node bench/measure/growth.ts [IN THE TABLE] [OF THE PERSON]
import { randomUUID } from 'node:crypto'
import { commands } from '#server/commands.ts'
import { ordersOf } from '#server/orders/orders-store.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { limits } from '#shop/accounts/limits.ts'
import { searchTerms } from '#shop/words/orders/order-terms.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { openingFish } from '#tests/rooms/products.ts'
import { type FilledEngine, manyOrders, onBothEngines } from '../many-orders.ts'
import { recordFigure } from '../record-figure.ts'

const [inTable = 1_000_000, ofPerson = 10_000] = process.argv.slice(2).map(Number)

/** So many people buy from one address here. */
const anyNumber = {
  mostOpen: 3,
  turns: [{ who: '203.0.113.7', limit: { ...limits.orderPerAddress, most: 1_000_000 } }],
}

await onBothEngines(measured)

async function measured({ engine, where, run }: FilledEngine) {
  const database = await openDatabase(where, commands, { alone: false })
  const page = async () => (await ordersOf(database.read, 'asha', {})).orders.length
  const place = async () => database.run.placeOrder(newOrder({ userId: randomUUID(), limits: anyNumber }))
  await run(manyOrders(engine, 1000, 20))
  const few = await timed(page)
  const placedAmongFew = await timed(place)
  const began = performance.now()
  await run(manyOrders(engine, inTable, ofPerson))
  const filling = performance.now() - began
  const many = await timed(page)
  const placedAmongMany = await timed(place)
  const { next } = await ordersOf(database.read, 'asha', {})
  const second = await timed(async () => (await ordersOf(database.read, 'asha', { behind: next })).orders.length)
  const search = await timed(
    async () => ordersOf(database.read, 'asha', { having: searchTerms('no such fish', openingFish) }),
    20,
  )
  console.log(
    `${engine}: an order placed in ${placedAmongFew.toFixed(2)} ms among 1000, ${placedAmongMany.toFixed(2)} ms among ` +
      `${inTable} (${(placedAmongMany / placedAmongFew).toFixed(2)} times); first page ${few.toFixed(2)} ms with 20 orders, ${many.toFixed(2)} ms with ${ofPerson} of ${inTable} ` +
      `(${(many / few).toFixed(2)} times); second page ${second.toFixed(2)} ms; a search that finds nothing ` +
      `${search.toFixed(1)} ms (filled in ${(filling / 1000).toFixed(0)} s)`,
  )
  const [order, orders] = [placedAmongMany / placedAmongFew, many / few].map((times) => times.toFixed(2))
  recordFigure(
    `growth-${engine === 'SQLite' ? 'sqlite' : 'postgres'}`,
    `an order ${order} x, My Orders ${orders} x (${many.toFixed(2)} ms)`,
  )
  await database.close()
}

/** In milliseconds, the fastest tenth: the slower ones waited for the machine's other work. */
async function timed(ask: () => Promise<unknown>, times = 300): Promise<number> {
  const took: number[] = []
  for (let nr = 0; nr < times; nr += 1) {
    const began = performance.now()
    await ask()
    took.push(performance.now() - began)
  }
  return took.toSorted((one, other) => one - other)[Math.floor(times / 10)] ?? Number.NaN
}
