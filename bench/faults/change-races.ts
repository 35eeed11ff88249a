// Twelve changes of one order meet each other, a cancel, the shop's yes and the cut-off, again and again: npm exec -- node bench/faults/change-races.ts [RACES] [ENGINES]
// ENGINES are sqlite (one process) and postgres (four processes on one database), one after the other.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/storage/database.ts'
import { shopDay } from '#shop/moment.ts'
import { days, milliseconds, seconds } from '#shop/time.ts'
import { commands, type SlotTrialCommands } from '#tests/rooms/slot-commands.ts'
import { type SignedInStaff, staffOf } from '#tests/rooms/staff.ts'
import { type Acknowledged, changeOnce } from './changing-buyers.ts'
import { type ChangesVerdict, judgeChanges, paplet } from './judge-changes.ts'
import { raceOnEngines, type Shops, urlOf } from './on-engines.ts'
import { placeOnce, untilKnown } from './place-once.ts'
import { ask, newShopper, type Shopper } from './shopper.ts'

const tabs = 12
const people = 20
const untilCutOff = milliseconds(120)

export interface ChangeRacesVerdict extends ChangesVerdict {
  readonly races: number
  /** races in which more or fewer happened than can */
  readonly wrong: number
  /** changes and cancels that are dated at the cut-off or after it */
  readonly late: number
  readonly changed: number
  readonly refused: number
}

interface Race {
  readonly shoppers: readonly Shopper[]
  readonly orderId: string
  readonly nr: number
  readonly done: Acknowledged
}

type TrialDatabase = Pick<Database<SlotTrialCommands>, 'read' | 'run'>

/** Each race is of an order of its own, at whichever process each tab is. */
export async function raceToChange(
  shops: Shops,
  database: TrialDatabase,
  { races }: { races: number },
): Promise<ChangeRacesVerdict> {
  const history = { wishes: [], happenings: [] }
  const shoppers = await Promise.all(
    Array.from({ length: people }, (_, nr) => newShopper(urlOf(shops, 0), nr, history)),
  )
  const counter = await staffOf(database, 'counter')
  await count(database)
  // Each process learns within two seconds that the fish is counted.
  await sleep(seconds(5))
  const done: Acknowledged = new Map()
  const found = { wrong: 0, late: 0, changed: 0, refused: 0 }
  for (let nr = 0; nr < races; nr += 1) {
    const buyer = shoppers[nr % people]
    if (buyer === undefined) throw new Error('nobody buys')
    const placing = await placeOnce({ ...buyer, url: urlOf(shops, nr) }, { packs: 2, slot: slotOf(nr, 7) })
    if ('refused' in placing) throw new Error(placing.refused)
    const { _id: orderId } = placing.placed
    const atTab = Array.from({ length: tabs }, (_, tab) => ({ ...buyer, url: urlOf(shops, nr + tab) }))
    const race: Race = { shoppers: atTab, orderId, nr, done }
    if (nr % 4 === 0) found.wrong += Number((await changes(race)) !== 1)
    else if (nr % 4 === 1) found.wrong += Number(!(await againstCancel(race)))
    else if (nr % 4 === 2) found.wrong += Number(!(await againstYes(race, { counter, url: urlOf(shops, nr + 1) })))
    else {
      const until = Date.now() + untilCutOff
      await database.run.setCutOff({ orderId, until })
      found.wrong += Number(!(await againstCutOff(race)))
      found.late += await late(database, { orderId, until })
    }
    const yes = done.get(orderId)?.size ?? 0
    found.changed += yes
    found.refused += tabs - yes
  }
  return { races, ...found, ...(await judgeChanges(database, done)) }
}

const slotOf = (nr: number, hour: 7 | 9) =>
  `${shopDay(Date.now() + days(2 + (nr % 11)))}T${hour === 7 ? '07:00-09:00' : '09:00-11:00'}`

/** So many tabs change it at once, one in three to another slot; how many the shop said yes to. */
async function changes({ shoppers, orderId, nr, done }: Race, most = tabs): Promise<number> {
  const answers = await Promise.all(
    shoppers.slice(0, most).map((shopper, tab) => {
      const slot = tab % 3 === 0 ? slotOf(nr, 9) : undefined
      return changeOnce(shopper, { orderId, seen: 1, packs: 3 + tab, slot }, { done })
    }),
  )
  return answers.filter((answer) => 'changed' in answer).length
}

/** Half of the tabs change it, half cancel it: canceled it is once, and changed before that at most once. */
async function againstCancel(race: Race): Promise<boolean> {
  const [changed, canceled] = await Promise.all([changes(race, tabs / 2), cancels(race, tabs / 2)])
  return changed <= 1 && canceled === 1
}

async function cancels({ shoppers, orderId }: Race, most: number): Promise<number> {
  const answers = await Promise.all(
    shoppers
      .slice(0, most)
      .map((shopper) =>
        untilKnown(() => ask(shopper, `/orders/${orderId}/cancel`, { method: 'PATCH', within: seconds(30) })),
      ),
  )
  return answers.filter(({ outcome }) => outcome === 'yes').length
}

/** The counter says yes to what it saw: that, or one of the changes. */
async function againstYes(race: Race, { counter, url }: { counter: SignedInStaff; url: string }): Promise<boolean> {
  const [changed, confirmed] = await Promise.all([changes(race, tabs / 2), confirm(race.orderId, counter, url)])
  return changed + confirmed === 1
}

async function confirm(orderId: string, { headers }: SignedInStaff, url: string): Promise<number> {
  const answer = await fetch(`${url}/counter/api/orders/${orderId}/moves`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ key: randomUUID(), seen: 1, move: 'confirm' }),
  })
  if (answer.status !== 200 && answer.status !== 409) throw new Error(`${answer.status} ${await answer.text()}`)
  return Number(answer.status === 200)
}

/** Tab after tab changes what it saw last while the cut-off comes; then nobody changes or cancels it. */
async function againstCutOff({ shoppers, orderId, done }: Race): Promise<boolean> {
  let seen = 1
  await Promise.all(
    shoppers.map(async (shopper, tab) => {
      await sleep((tab * 2 * untilCutOff) / tabs)
      const answer = await changeOnce(shopper, { orderId, seen, packs: 3 + tab }, { done })
      if ('changed' in answer) seen = Math.max(seen, answer.changed.version)
    }),
  )
  const [shopper] = shoppers
  if (shopper === undefined) return false
  const after = await changeOnce(shopper, { orderId, seen, packs: 2, note: 'too late' }, { done })
  const { outcome, status } = await ask(shopper, `/orders/${orderId}/cancel`, { method: 'PATCH', within: seconds(30) })
  return 'refused' in after && outcome === 'no' && status === 409
}

async function late({ read }: TrialDatabase, { orderId, until }: { orderId: string; until: number }): Promise<number> {
  const rows = await read
    .selectFrom('order_moves')
    .select('move_no')
    .where('order_id', '=', orderId)
    .where('move_no', '>', 1)
    .where('moved_at', '>=', until)
    .execute()
  return rows.length
}

async function count({ run }: TrialDatabase): Promise<void> {
  const by = { staff: 'asif', device: 'tablet' }
  await run.staffCountsStock({ ...paplet, seen: 0, kept: 9_000_000, reason: '', key: randomUUID(), by, at: Date.now() })
}

if (import.meta.main)
  await raceOnEngines(
    { key: 'change-races', title: 'changes of an order', commands, fault: 'wrong' },
    async (shops, database, races) => {
      const {
        wrong,
        late: after,
        lost,
        doubled,
        torn,
        astray,
        ...others
      } = await raceToChange(shops, database, { races })
      return {
        faults: {
          'races with another outcome than can be': wrong,
          'changes at the cut-off or after it': after,
          'acknowledged and not there': lost,
          'there twice, or unasked': doubled,
          'orders torn': torn,
          'grams and places astray': astray,
        },
        others,
      }
    },
  )
