// Fifty shoppers want the last kilo at the same moment, again and again: npm exec -- node bench/faults/stock-races.ts [RACES] [ENGINES]
// ENGINES are sqlite (one process) and postgres (four processes on one database), one after the other.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { commands, type ShopDatabase } from '#server/commands.ts'
import { cellOf } from '#server/stock/cells/stock-store.ts'
import { leftOf } from '#shop/stock/stock-cell.ts'
import { seconds } from '#shop/time.ts'
import { raceOnEngines, type Shops, urlOf } from './on-engines.ts'
import { placeOnce } from './place-once.ts'
import { newShopper } from './shopper.ts'

const people = 50
const lastKilo = 1000
const paplet = { species: 'pomfret', size: 'Jumbo' }
const by = { staff: 'asif', device: 'tablet' }

export interface RacesVerdict {
  readonly races: number
  /** races that sold more than there was */
  readonly oversold: number
  /** races that sent somebody away who could have had it */
  readonly unsold: number
  /** grams that the cell remembers otherwise than its moves say */
  readonly astray: number
  readonly placed: number
  readonly refused: number
}

/** Each race: a kilo is left, and all order at once, at whichever process; half a kilo, a kilo, or the one or the other. */
export async function raceForTheLast(
  shops: Shops,
  database: ShopDatabase,
  { races }: { races: number },
): Promise<RacesVerdict> {
  const history = { wishes: [], happenings: [] }
  const first = shops[0]?.url ?? ''
  const shoppers = await Promise.all(Array.from({ length: people }, (_, nr) => newShopper(first, nr, history)))
  await fill(database)
  // Each process learns within two seconds that the fish is counted.
  await sleep(seconds(5))
  const found = { oversold: 0, unsold: 0, placed: 0, refused: 0 }
  for (let race = 0; race < races; race += 1) {
    await fill(database)
    const wants = shoppers.map((_, nr) => [1, 2, 1 + ((nr + race) % 2)][race % 3] ?? 1)
    const answers = await Promise.all(
      shoppers.map(async (shopper, nr) => {
        const placing = await placeOnce({ ...shopper, url: urlOf(shops, nr + race) }, { packs: wants[nr] ?? 1 })
        return 'placed' in placing
      }),
    )
    const sold = answers.reduce((grams, isSold, nr) => (isSold ? grams + 500 * (wants[nr] ?? 1) : grams), 0)
    const cell = await cellOf(database.read, paplet)
    const left = cell === undefined ? 0 : leftOf(cell)
    const couldHave = answers.some((isSold, nr) => !isSold && 500 * (wants[nr] ?? 1) <= left)
    found.oversold += sold > lastKilo || left !== lastKilo - sold ? 1 : 0
    found.unsold += couldHave ? 1 : 0
    found.placed += answers.filter(Boolean).length
    found.refused += answers.filter((isSold) => !isSold).length
  }
  return { races, ...found, astray: await astray(database) }
}

/** Brings it to one kilo that is left. */
async function fill({ read, run }: ShopDatabase): Promise<void> {
  const cell = await cellOf(read, paplet)
  const left = cell === undefined ? 0 : leftOf(cell)
  const press = { ...paplet, seen: cell?.version ?? 0, key: randomUUID(), by, at: Date.now() }
  if (left === lastKilo) return
  const kept = (cell?.reserved ?? 0) + lastKilo
  const done = await run.staffCountsStock({ ...press, kept, reason: 'more came' })
  if ('refused' in done) throw new Error(done.refused)
}

/** What the cell remembers, against the sum of its moves. */
async function astray({ read }: ShopDatabase): Promise<number> {
  const cell = await cellOf(read, paplet)
  const moves = await read
    .selectFrom('stock_moves')
    .select(['kind', 'grams'])
    .where('species', '=', paplet.species)
    .where('size', '=', paplet.size)
    .execute()
  const sum = (...kinds: string[]) =>
    moves.reduce((grams, move) => (kinds.includes(move.kind) ? grams + move.grams : grams), 0)
  const { bought = 0, reserved = 0 } = cell ?? {}
  return Math.abs(bought - sum('bought', 'counted')) + Math.abs(reserved - sum('reserved') + sum('released'))
}

if (import.meta.main)
  await raceOnEngines(
    { key: 'stock-races', title: 'the last kilo', commands, fault: 'oversold' },
    async (shops, database, races) => {
      const { oversold, unsold, astray: lost, ...others } = await raceForTheLast(shops, database, { races })
      return {
        faults: {
          'races that sold too much': oversold,
          'races that left somebody without': unsold,
          'grams astray': lost,
        },
        others,
      }
    },
  )
