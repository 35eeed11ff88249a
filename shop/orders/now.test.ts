import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hours, minutes } from '#shop/time.ts'
import type { BoardLine, BoardOrder } from './board.ts'
import { boardOf, isOpen } from './board.ts'
import { deliveryTimes, isChosen } from './delivery-times.ts'
import { asksNewTime, decideNewTime, isBehind, isLate, timesToOffer } from './lateness.ts'
import { nowOf } from './now.ts'
import { statuses } from './order-status.ts'
import { ridersNow } from './riders.ts'

/** 9:24 am in Mumbai. */
const now = Date.UTC(2026, 10, 26, 3, 54)

const line: BoardLine = {
  lineNo: 1,
  title: 'Surmai',
  size: '',
  weight: '1 kg',
  grams: 1000,
  quantity: 1,
  cleaning: '',
  state: 'to-weigh',
}

const orderOf = (different: Partial<BoardOrder> = {}): BoardOrder => ({
  id: 'o1',
  number: 'D7K4-29XM',
  status: 'Confirmed',
  placedAt: now - hours(3),
  changedAt: now - minutes(5),
  area: 'Sewri',
  lines: [line],
  ...different,
})

/** From and to, in hours from now. */
const slot = (from: number, to: number) => ({ startsAt: now + hours(from), endsAt: now + hours(to) })

test('an order is late once its slot is over, or as soon as the counter gave a time after it; before that it is behind', () => {
  for (const status of statuses) {
    const order = orderOf({ status, slot: slot(-2, -0.4) })
    expect([status, isLate(order, now), isBehind(order, now)]).toEqual([status, isOpen(status), false])
  }
  const packed = orderOf({ status: 'Packed', slot: slot(-1, 1) })
  expect([isLate(packed, now), isBehind(packed, now)]).toEqual([false, true])
  const within = { ...packed, expected: { at: now + minutes(40), reason: 'heavy-rain' } }
  expect([isLate(within, now), isBehind(within, now)]).toEqual([false, true])
  const beyond = { ...packed, expected: { at: now + minutes(61), reason: 'heavy-rain' } }
  expect([isLate(beyond, now), isBehind(beyond, now)]).toEqual([true, false])
})

test('an order is behind by what is left to its slot, one older than slots by how long it has stood', () => {
  for (const [status, until] of [
    ['Pending', now],
    ['Confirmed', now + hours(1)],
    ['Cutting', now + hours(2)],
    ['Packed', now + hours(3)],
  ] as const) {
    const order = orderOf({ status, slot: slot(3, 5) })
    expect([status, isBehind(order, until), isBehind(order, until + 1)]).toEqual([status, false, true])
  }
  const old = orderOf({ status: 'Pending', changedAt: now - minutes(15) })
  expect([isBehind(old, now), isBehind(old, now + 1), isLate(old, now + hours(99))]).toEqual([false, true, false])
})

const anyOrder = fc.record({
  status: fc.constantFrom(...statuses),
  changed: fc.integer({ min: 0, max: 300 }),
  starts: fc.option(fc.integer({ min: -300, max: 300 }), { nil: undefined }),
  expected: fc.option(fc.integer({ min: -60, max: 300 }), { nil: undefined }),
  asked: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
  other: fc.constantFrom('to-weigh', 'declined'),
})

const anyOrders = fc.array(anyOrder, { maxLength: 30 }).map((some) =>
  some.map(({ status, changed, starts, expected, asked, other }, nr) =>
    orderOf({
      id: `o${nr}`,
      status,
      changedAt: now - minutes(changed),
      lines: [
        asked === undefined ? line : { ...line, state: 'asked', askedUntil: now + minutes(15 - asked) },
        { ...line, lineNo: 2, state: other },
      ],
      ...(starts === undefined
        ? {}
        : { slot: { startsAt: now + minutes(starts), endsAt: now + minutes(starts + 120) } }),
      ...(expected === undefined ? {} : { expected: { at: now + minutes(expected), reason: 'heavy-rain' } }),
    }),
  ),
)

const past = (at: number) => (now - at) / minutes(1)

/** What an order is in Now, and for how many minutes, written out as the counter would say it. */
function slowly({ status, slot: comes, expected, lines, changedAt }: BoardOrder): [string, number] | undefined {
  if (!isOpen(status)) return undefined
  if (comes !== undefined) {
    if (past(comes.endsAt) > 0) return ['1 late', past(comes.endsAt)]
    if (expected !== undefined && expected.at > comes.endsAt) return ['1 late', 0]
  }
  const asked = lines.find(({ state }) => state === 'asked')?.askedUntil
  if (asked !== undefined) return [past(asked) >= 0 ? '3 unanswered' : '5 asked', past(asked) + 15]
  if (lines.some(({ state }) => state === 'declined')) return ['4 declined', past(changedAt)]
  if (status === 'Not delivered') return ['6 not-delivered', past(changedAt)]
  const least = { Pending: 180, Confirmed: 120, Cutting: 60, Packed: 0, 'Out for delivery': -120 }
  const waits = { Pending: 15, Confirmed: 120, Cutting: 60, Packed: 60, 'Out for delivery': 120 }
  const over =
    comes === undefined
      ? past(changedAt) - waits[status as keyof typeof waits]
      : past(comes.startsAt) + least[status as keyof typeof least]
  return over > 0 ? ['2 behind', over] : undefined
}

test('in Now every order that waits for somebody stands once: late, behind, asked, declined, not delivered, the longest first', () => {
  fc.assert(
    fc.property(anyOrders, (all) => {
      const wanted = all
        .flatMap((order) => {
          const said = slowly(order)
          return said === undefined ? [] : [{ id: order.id, kind: said[0], wait: Math.round(said[1]) }]
        })
        .toSorted((one, other) => {
          if (one.kind !== other.kind) return one.kind < other.kind ? -1 : 1
          return other.wait - one.wait || (one.id < other.id ? -1 : 1)
        })
      const lines = nowOf(all, now).map(({ kind, order, wait }) => ({
        id: order.id,
        kind,
        wait: Math.round(wait / minutes(1)),
      }))
      expect(lines).toEqual(wanted.map((row) => ({ ...row, kind: row.kind.slice(2) })))
    }),
  )
})

test('the row of delivery times counts every open order once, and says of each slot what is left of it', () => {
  fc.assert(
    fc.property(anyOrders, (all) => {
      const { today, times, tomorrow, later } = deliveryTimes(all, now)
      const open = all.filter(({ status }) => isOpen(status))
      expect(today + tomorrow + later).toBe(open.length)
      expect(times.reduce((sum, time) => sum + time.open, 0)).toBe(today)
      for (const time of times) {
        const here = all.filter((order) => isChosen(order, time.name, now))
        expect(time.open).toBe(here.filter(({ status }) => isOpen(status)).length)
        expect(time.late).toBe(here.filter((order) => isLate(order, now)).length)
        expect(time.done).toBeGreaterThanOrEqual(0)
        expect(time.done).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('tomorrow and what comes after are counted apart, and can be chosen by their word', () => {
  const all = [
    orderOf({ slot: slot(1, 3) }),
    orderOf({ id: 'o2', slot: slot(24, 26) }),
    orderOf({ id: 'o3', slot: slot(50, 52) }),
  ]
  expect(deliveryTimes(all, now)).toMatchObject({ today: 1, tomorrow: 1, later: 1 })
  const chosen = (choice: string) => all.filter((order) => isChosen(order, choice, now)).map(({ id }) => id)
  expect([chosen('tomorrow'), chosen('later')]).toEqual([['o2'], ['o3']])
})

test('what its customer can still change is not cut, and stands folded with its hour', () => {
  const at = now + hours(3)
  const [, cut] = boardOf([orderOf(), orderOf({ id: 'o2', changeUntil: at })], now).tabs
  expect([cut?.orders.map(({ id }) => id), cut?.later.map(({ from, orders }) => [from, orders.length])]).toEqual([
    ['o1'],
    [[at, 1]],
  ])
})

test('a new time is asked of an order that is behind, until one is given; and again once that is over', () => {
  const behind = orderOf({ status: 'Packed', slot: slot(-1, 1) })
  expect([asksNewTime(orderOf({ slot: slot(9, 11) }), now), asksNewTime(behind, now)]).toEqual([false, true])
  const told = { ...behind, expected: { at: now + minutes(30), reason: 'heavy-rain' } }
  expect([asksNewTime(told, now), asksNewTime(told, now + minutes(30))]).toEqual([false, true])
})

test('the offered times lie on the quarter of an hour, ahead, and each of them may be given', () => {
  const offered = timesToOffer(now)
  // 9:45, 10:00, 10:15, 10:45, 11:15, 11:45
  expect(offered.map((at) => (at - now) / minutes(1))).toEqual([21, 36, 51, 81, 111, 141])
  const behind = orderOf({ status: 'Packed', slot: slot(-1, 1) })
  const given = { seen: null, expectedAt: offered[0] ?? 0, reason: 'heavy-rain', at: now }
  for (const expectedAt of offered) expect(decideNewTime(behind, { ...given, expectedAt })).toEqual({ given: true })
  expect([
    decideNewTime(behind, { ...given, seen: now }),
    decideNewTime({ ...behind, expected: { at: now + hours(1) } }, given),
    decideNewTime({ ...behind, slot: slot(9, 11) }, given),
    decideNewTime(behind, { ...given, expectedAt: now }),
    decideNewTime(behind, { ...given, expectedAt: now + hours(13) }),
    decideNewTime(behind, { ...given, reason: '' }),
  ]).toEqual([
    { refused: 'order-moved' },
    { refused: 'order-moved' },
    { refused: 'order-on-time' },
    { refused: 'time-impossible' },
    { refused: 'time-impossible' },
    { refused: 'reason-missing' },
  ])
})

test('of the riders whoever is loading comes first, then who is in the shop; whoever is at the counter comes last', () => {
  const asif = { id: 'asif', name: 'Asif', isRider: false }
  const ramesh = { id: 'ramesh', name: 'Ramesh', isRider: true }
  const sunil = { id: 'sunil', name: 'Sunil', isRider: true }
  const out = (id: string, rider: string, ago: number) =>
    orderOf({ id, status: 'Out for delivery', rider: { id: rider }, changedAt: now - minutes(ago) })
  const names = (orders: readonly BoardOrder[]) =>
    ridersNow([asif, ramesh, sunil], orders, now).map(({ rider, stops }) => `${rider.name} ${stops}`)
  expect(names([])).toEqual(['Ramesh 0', 'Sunil 0', 'Asif 0'])
  expect(names([out('o1', 'ramesh', 60)])).toEqual(['Sunil 0', 'Ramesh 1', 'Asif 0'])
  expect(names([out('o1', 'ramesh', 60), out('o2', 'sunil', 2)])).toEqual(['Sunil 1', 'Ramesh 1', 'Asif 0'])
  const backIn = (orders: readonly BoardOrder[], later: number) =>
    ((ridersNow([sunil], orders, now + minutes(later))[0]?.backAt ?? 0) - now) / minutes(1)
  const two = [out('o1', 'sunil', 10), out('o2', 'sunil', 10)]
  expect([0, 15, 40].map((later) => backIn(two, later))).toEqual([30, 30, 40])
  const ended = orderOf({ id: 'o3', status: 'Delivered', rider: { id: 'sunil' }, changedAt: now - minutes(5) })
  expect(backIn([...two, ended], 0)).toBe(35)
  const home = orderOf({ status: 'Delivered', rider: { id: 'sunil' }, changedAt: now - minutes(44) })
  expect(ridersNow([sunil], [home], now)).toEqual([
    { rider: sunil, stops: 0, backAt: undefined, lastAt: now - minutes(44), isAway: false },
  ])
  const away = (ago: number) => ridersNow([sunil], [out('o1', 'sunil', ago)], now)[0]?.isAway
  expect([away(2), away(12)]).toEqual([false, true])
})
