import { randomUUID } from 'node:crypto'
import type { ShopDatabase } from '#server/commands.ts'
import { linesOnScale } from '#server/orders/weighing/weighing-store.ts'
import { newId } from '#server/settings/secrets.ts'
import { finalOf, mostOfOrder } from '#shop/orders/weighing/weighed-total.ts'
import { plentyFor } from '#tests/rooms/messages.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import { noQuestion, reading } from '#tests/rooms/weighings.ts'

/** Two processes of one shop, and who is at its counters. */
export interface RacingShop {
  readonly one: Pick<ShopDatabase, 'run' | 'read'>
  readonly other: Pick<ShopDatabase, 'run'>
  readonly ownerId: string
  /** an account whose mobile has answered a code */
  readonly userId: string
  readonly mobile: string
}

/** Who came first, and what is wrong of what is left. */
export interface Raced {
  readonly first: string
  readonly wrong: readonly string[]
}

const at = 1

/** An order of one line of 1,000 g for ₹2,000.00, ₹2,200.00 at most, that is being cut. */
async function openRace({ one, ownerId, userId, mobile }: RacingShop) {
  const order = newOrder({ message: undefined, userId, limits: { mostOpen: 1_000_000, turns: [] } })
  const orderId = order.id
  await patiently(() => one.run.placeOrder(order))
  const press = () => ({
    orderId,
    key: randomUUID(),
    by: { id: ownerId, role: 'owner' as const, device: 'tablet' },
    at,
  })
  const move = (run: RacingShop['one']['run'], what: 'confirm' | 'start-cutting' | 'pack' | 'send-out', seen: number) =>
    patiently(() => run.makeStaffMove({ ...press(), move: what, seen, reason: '', rider: ownerId, telling: undefined }))
  const tokenHash = newId()
  const telling = () => ({
    id: newId(),
    account: userId,
    to: mobile,
    budget: plentyFor(mobile),
    shop: 'Darya',
    phone: '+912200000000',
    pages: 'http://darya.test',
    language: 'en' as const,
  })
  /** The first question has the link that is answered. */
  const linked = (seen: number) => ({ tokenHash: seen === 0 ? tokenHash : newId() })
  const weigh = (run: RacingShop['one']['run'], grams: number, seen: number, over?: 'ask') =>
    patiently(() =>
      run.weighLine(
        reading(grams, {
          ...noQuestion,
          ...press(),
          lineNo: 1,
          seen,
          over,
          reason: 'because',
          ...linked(seen),
          telling: telling(),
        }),
      ),
    )
  const answer = (run: RacingShop['one']['run'], word: 'agree' | 'decline') =>
    patiently(() => run.answerAsk({ tokenHash, answer: word, at, telling: undefined }))
  await move(one.run, 'confirm', 1)
  await move(one.run, 'start-cutting', 2)
  return { orderId, move, weigh, answer }
}

type Race = (shop: RacingShop) => Promise<Raced>

/** The buyer says yes to what was asked while somebody lays more on the scale. */
const yesOrHeavier: Race = async (shop) => {
  const race = await openRace(shop)
  await race.weigh(shop.one.run, 1200, 0, 'ask')
  const [yes, heavier] = await Promise.all([
    race.answer(shop.one.run, 'agree'),
    race.weigh(shop.other.run, 1500, 1, 'ask'),
  ])
  return settled(shop, race.orderId, [
    ['the yes', yes, 'ask-over'],
    ['the heavier', heavier, 'line-moved'],
  ])
}

/** It goes out while one of its lines is weighed again. */
const outOrAgain: Race = async (shop) => {
  const race = await openRace(shop)
  await race.weigh(shop.one.run, 1000, 0)
  await race.move(shop.one.run, 'pack', 4)
  const [out, again] = await Promise.all([race.move(shop.one.run, 'send-out', 5), race.weigh(shop.other.run, 1090, 1)])
  return settled(shop, race.orderId, [
    ['out', out, 'order-moved'],
    ['weighed again', again, 'line-not-open'],
  ])
}

/** Two cutters weigh one line. */
const twoCutters: Race = async (shop) => {
  const race = await openRace(shop)
  const [one, other] = await Promise.all([race.weigh(shop.one.run, 990, 0), race.weigh(shop.other.run, 1010, 0)])
  return settled(shop, race.orderId, [
    ['one cutter', one, 'line-moved'],
    ['the other cutter', other, 'line-moved'],
  ])
}

export const races = { yesOrHeavier, outOrAgain, twoCutters } as const satisfies Record<string, Race>

/** Exactly one of the two happened, the other was told, and what the order comes to is what its moves say. */
async function settled(
  { one: { read } }: RacingShop,
  orderId: string,
  both: readonly (readonly [name: string, left: object, lost: string])[],
): Promise<Raced> {
  const won = both.filter(([, left]) => !('refused' in left))
  const lost = both.filter(([, left]) => 'refused' in left)
  const order = await read
    .selectFrom('orders')
    .select(['status', 'final_paise', 'most_paise'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const lines = await linesOnScale(read, orderId)
  const most = mostOfOrder(lines)
  const [line] = lines
  const isOut = order.status === 'Out for delivery'
  const final = finalOf(lines, isOut ? 'Packed' : order.status) ?? null
  return {
    first: won.map(([name]) => name).join(' and '),
    wrong: [
      ...(won.length === 1 ? [] : [`${won.length} of two happened`]),
      ...lost.flatMap(([name, left, told]) =>
        'refused' in left && left.refused === told ? [] : [`${name}: ${JSON.stringify(left)}`],
      ),
      ...(order.final_paise === final && order.most_paise === most
        ? []
        : [`${JSON.stringify(order)}, not ${final} of ${most}`]),
      ...((line?.standing.price ?? 0) <= most ? [] : ['a line costs more than it may']),
      ...(isOut && (order.final_paise === null || order.final_paise > most) ? ['it went out above the most'] : []),
    ],
  }
}
