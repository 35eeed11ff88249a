// Fifty shoppers want the last places of a slot at the same moment, again and again: npm exec -- node bench/faults/slot-races.ts [RACES] [ENGINES]
// ENGINES are sqlite (one process) and postgres (four processes on one database), one after the other. Every fourth race is with the cut-off.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/storage/database.ts'
import { shopDay } from '#shop/moment.ts'
import { days, milliseconds } from '#shop/time.ts'
import { commands, type SlotTrialCommands } from '#tests/rooms/slot-commands.ts'
import { placesAstray } from './judge-slots.ts'
import { raceOnEngines, type Shops, urlOf } from './on-engines.ts'
import { placeOnce } from './place-once.ts'
import { newShopper, type Shopper } from './shopper.ts'

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
        return order({ ...shopper, url: urlOf(shops, nr + race) }, slot)
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

async function order(shopper: Shopper, slot: string): Promise<'placed' | 'full' | 'over'> {
  const placing = await placeOnce(shopper, { packs: 1, slot })
  if ('refused' in placing) return placing.refused.includes('filled up') ? 'full' : 'over'
  if (placing.placed.slot?.name !== slot) throw new Error(`wanted ${slot}, got ${JSON.stringify(placing.placed)}`)
  return 'placed'
}

async function late({ read }: TrialDatabase): Promise<number> {
  const rows = await read
    .selectFrom('orders')
    .select('id')
    .where((row) => row('placed_at', '>=', row.ref('change_until')))
    .execute()
  return rows.length
}

if (import.meta.main)
  await raceOnEngines(
    {
      key: 'slot-races',
      title: 'the last places of a slot',
      commands,
      fault: 'overbooked',
    },
    async (shops, database, races) => {
      const { overbooked, unused, late: after, astray, ...others } = await raceForThePlace(shops, database, { races })
      return {
        faults: {
          'races that took more than there was room': overbooked,
          'races that left a place empty': unused,
          'orders at the cut-off or after it': after,
          'places astray': astray,
        },
        others,
      }
    },
  )
