// Fifty shoppers want the last places of a slot at the same moment, again and again: npm exec -- node bench/faults/slot-races.ts [RACES] [ENGINES]
// ENGINES are sqlite (one process) and postgres (four processes on one database), one after the other. Every fourth race is with the cut-off.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { shopDay } from '#shop/moment.ts'
import { days, milliseconds, seconds } from '#shop/time.ts'
import type { Sends } from '#shop/wire/calls.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { ashasAddress } from '#tests/order-views.ts'
import { startPostgres } from '#tests/postgres-server.ts'
import { openShop, type RunningShop } from '#tests/running-shop.ts'
import { commands, type SlotTrialCommands } from '#tests/slot-commands.ts'
import { recordFigure } from '../record-figure.ts'
import { placesAstray } from './judge-slots.ts'
import { buildOnce, report } from './report.ts'
import { ask, newShopper, type Shopper } from './shopper.ts'

const people = 50

export interface SlotRacesVerdict {
  readonly races: number
  /** races after which a slot had more orders than places */
  readonly overbooked: number
  /** races that sent somebody away who could have come */
  readonly unused: number
  /** orders that are dated at the cut-off of their slot or after it */
  readonly late: number
  /** places that slots remember otherwise than their orders say */
  readonly astray: number
  readonly placed: number
  readonly refused: number
}

type Shops = readonly Pick<RunningShop, 'url'>[]
type TrialDatabase = Pick<Database<SlotTrialCommands>, 'read' | 'run'>

/** Each race: one to three places are left of a slot, or its orders close in a moment, and all want it at once at whichever process. */
export async function raceForThePlace(
  shops: Shops,
  database: TrialDatabase,
  { races }: { races: number },
): Promise<SlotRacesVerdict> {
  const history = { wishes: [], happenings: [] }
  const first = shops[0]?.url ?? ''
  const shoppers = await Promise.all(Array.from({ length: people }, (_, nr) => newShopper(first, nr, history)))
  const found = { overbooked: 0, unused: 0, placed: 0, refused: 0 }
  for (let race = 0; race < races; race += 1) {
    const slot = `${shopDay(Date.now() + days(2 + (race % 11)))}T07:00-09:00`
    const isOfCutOff = race % 4 === 3
    const before = await takenOf(database, slot)
    const left = isOfCutOff ? people : 1 + (race % 3)
    const cutOffAt = Date.now() + (isOfCutOff ? milliseconds(100) : days(1))
    await database.run.changeSlots({ id: slot, capacity: before + left, cutOffAt })
    const answers = await Promise.all(
      shoppers.map(async (shopper, nr) => {
        // A race with the clock lasts a little; the others begin as one.
        if (isOfCutOff) await sleep((nr * milliseconds(200)) / people)
        return order({ ...shopper, url: shops[(nr + race) % shops.length]?.url ?? '' }, slot)
      }),
    )
    const placed = answers.filter((answer) => answer === 'placed').length
    const taken = await takenOf(database, slot)
    found.overbooked += placed > left || taken !== before + placed ? 1 : 0
    found.unused += isOfCutOff ? Number(answers.includes('full')) : Number(placed < left)
    found.placed += placed
    found.refused += people - placed
  }
  return { races, ...found, late: await late(database), astray: await placesAstray(database) }
}

async function takenOf({ read }: TrialDatabase, id: string): Promise<number> {
  return (await read.selectFrom('delivery_slots').select('taken').where('id', '=', id).executeTakeFirstOrThrow()).taken
}

/** Asked again under its key until it is known what became of it. */
async function order(shopper: Shopper, slot: string): Promise<'placed' | 'full' | 'over'> {
  const key = randomUUID()
  const body: Sends<'placeOrder'> = {
    userId: shopper.userId,
    cartItems: [{ id: 'pdpImage4', size: 'Jumbo', weight: '500 g', price: 1000, quantity: 1 }],
    totalPrice: 1000,
    shippingAddress: ashasAddress,
    billingAddress: ashasAddress,
    slot,
  }
  for (;;) {
    const { outcome, status, body: said } = await ask(shopper, '/orders', { body, key, within: seconds(30) })
    if (outcome === 'yes') {
      if ((said as OrderView).slot?.name !== slot) throw new Error(`wanted ${slot}, got ${JSON.stringify(said)}`)
      return 'placed'
    }
    const { message = '' } = (said ?? {}) as { message?: string }
    if (outcome === 'no' && status === 409) return message.includes('filled up') ? 'full' : 'over'
    if (outcome === 'no') throw new Error(`${status} ${JSON.stringify(said)}`)
    await sleep(50)
  }
}

async function late({ read }: TrialDatabase): Promise<number> {
  const rows = await read
    .selectFrom('orders')
    .select('id')
    .where((row) => row('placed_at', '>=', row.ref('change_until')))
    .execute()
  return rows.length
}

if (import.meta.main) {
  const races = Number(process.argv[2] ?? 1000)
  buildOnce()
  for (const engine of process.argv[3]?.split(',') ?? ['sqlite', 'postgres']) {
    const postgres = engine === 'postgres' ? await startPostgres() : undefined
    const shared = postgres ? { DATABASE_URL: postgres.url, PEPPER: 'one pepper for all of the processes' } : {}
    const shops = [await openShop(shared)]
    const processes = postgres ? 4 : 1
    while (shops.length < processes) shops.push(await openShop(shared))
    const where = { dataDir: shops[0]?.dataDir ?? '', databaseUrl: postgres?.url }
    const database = await openDatabase(where, commands, { alone: false })
    const {
      overbooked,
      unused,
      late: after,
      astray: lost,
      ...others
    } = await raceForThePlace(shops, database, { races })
    await database.close()
    for (const shop of shops) await shop.stop()
    await postgres?.stop()
    report(`the last places of a slot on ${engine}, ${shops.length} processes`, undefined, {
      ...Object.fromEntries(Object.entries(others).map(([name, count]) => [name, [count] as const])),
      'races that took more than there was room': [overbooked, 0],
      'races that left a place empty': [unused, 0],
      'orders at the cut-off or after it': [after, 0],
      'places astray': [lost, 0],
    })
    recordFigure(`slot-races-${engine}`, `${overbooked} of ${races} overbooked, ${shops.length} processes`)
  }
}
