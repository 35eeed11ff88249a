import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shopDay } from '#shop/moment.ts'
import { type Act, may, roles } from '#shop/staff/staff.ts'
import { days, hours } from '#shop/time.ts'
import { type BoardOrder, boardOf, isOpen, movesOf, numbered, signsOf, steady, withNews } from './board.ts'
import { isLate } from './lateness.ts'
import { lineStates } from './line-status.ts'
import { after, ruleOf, staffMoves } from './moves.ts'
import { statuses } from './order-status.ts'
import { packList } from './pack-list.ts'

const now = Date.UTC(2026, 10, 22, 6)

const line = fc.record({
  title: fc.constantFrom('Surmai (King Fish)', 'Pomfret', 'Prawns'),
  size: fc.constantFrom('', 'Jumbo', 'Small'),
  cleaning: fc.constantFrom('', 'slices', 'fillet'),
  pack: fc.constantFrom({ weight: '1 kg', grams: 1000 }, { weight: '500 g', grams: 500 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  state: fc.constantFrom(...lineStates),
})

const orders: fc.Arbitrary<BoardOrder[]> = fc
  .array(
    fc.record({
      status: fc.constantFrom(...statuses),
      placed: fc.integer({ min: 0, max: days(2) }),
      changed: fc.integer({ min: 0, max: days(2) }),
      area: fc.constantFrom('Parel', 'Dadar', 'Sewri'),
      slot: fc.option(fc.integer({ min: -2, max: 30 }), { nil: undefined }),
      changes: fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined }),
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    }),
    { maxLength: 30 },
  )
  .map((some) =>
    some.map(({ status, placed, changed, area, slot, changes, lines }, nr) => ({
      id: `o${nr}`,
      number: `AAAA-${String(nr).padStart(4, '0')}`,
      status,
      placedAt: now - placed,
      changedAt: now - changed,
      area,
      ...(changes === undefined ? {} : { changeUntil: now + hours(changes) }),
      ...(slot === undefined ? {} : { slot: { startsAt: now + hours(slot), endsAt: now + hours(slot + 2) } }),
      lines: lines.map(({ pack, ...rest }, place) => ({ lineNo: place + 1, ...rest, ...pack })),
    })),
  )

/** Where an order stands, written out status by status. */
const tabSlowly = ({ status }: BoardOrder): string | undefined => {
  if (status === 'Pending') return 'new'
  if (status === 'Confirmed' || status === 'Cutting') return 'cut'
  if (status === 'Packed' || status === 'Not delivered') return 'packed'
  return status === 'Out for delivery' ? 'out' : undefined
}

test('every open order stands on the board once, in its tab, the late ones first and what is due before what has time', () => {
  fc.assert(
    fc.property(orders, (all) => {
      const { tabs, ended } = boardOf(all, now)
      for (const { name, orders: here, later } of tabs) {
        const wanted = all.filter((order) => tabSlowly(order) === name)
        const waiting = wanted.filter(
          ({ status, changeUntil = 0 }) => name === 'cut' && status === 'Confirmed' && changeUntil > now,
        )
        expect(new Set(later.flatMap((part) => part.orders))).toEqual(new Set(waiting))
        for (const part of later) expect(part.orders.every((order) => order.changeUntil === part.from)).toBe(true)
        const shown = wanted.filter((order) => !waiting.includes(order))
        expect(new Set(here)).toEqual(new Set(shown))
        expect(here).toHaveLength(shown.length)
        for (const [place, order] of here.entries())
          for (const behind of here.slice(place + 1)) expect(goesFirst(behind, order)).toBe(false)
      }
      const endedToday = all.filter((one) => !isOpen(one.status) && shopDay(one.changedAt) === shopDay(now))
      expect(new Set(ended)).toEqual(new Set(endedToday))
    }),
  )
})

/** Late before on time, an earlier hour before a later one, placed before placed later. */
function goesFirst(one: BoardOrder, other: BoardOrder): boolean {
  if (isLate(one, now) !== isLate(other, now)) return isLate(one, now)
  const [hour, otherHour] = [one, other].map(({ slot, placedAt }) => slot?.startsAt ?? placedAt)
  if (hour !== otherHour) return Number(hour) < Number(otherHour)
  return one.placedAt < other.placedAt
}

test('the kilos of a tab are those of its lines that still go into a bag, pack by pack', () => {
  fc.assert(
    fc.property(orders, (all) => {
      for (const { grams, orders: here } of boardOf(all, now).tabs) {
        let slowly = 0
        for (const order of here)
          for (const one of order.lines)
            for (let pack = 0; pack < one.quantity; pack += 1)
              if (one.state !== 'left-out' && one.state !== 'replaced') slowly += one.grams
        expect(grams).toBe(slowly)
      }
    }),
  )
})

test('an order is called by its last four signs, or by all where another ends alike', () => {
  const signs = signsOf([
    { id: 'a', number: 'D7K4-29XM' },
    { id: 'b', number: '0011-0011' },
    { id: 'c', number: '7777-29XM' },
  ])
  expect([...signs.values()]).toEqual(['D7K4-29XM', '0011', '7777-29XM'])
})

test('while somebody works on the lists every order keeps its place, and what is new comes last', () => {
  const nothing = { cut: [], packed: [], out: [] }
  const shown = { ...nothing, new: ['a', 'b', 'c'] }
  const wanted = { ...nothing, new: ['z', 'a', 'c'], cut: ['b', 'y'] }
  expect(steady(shown, wanted)).toEqual({ ...nothing, new: ['a', 'b', 'c', 'z'], cut: ['y'] })
})

test('the pack list has a box for each order that is to go and can be changed no more, in its area, with all that belongs in it', () => {
  fc.assert(
    fc.property(orders, (all) => {
      const areas = packList(all, now)
      const boxes = areas.flatMap(({ area, boxes: here }) => here.map((box) => ({ area, ...box })))
      const wanted = all.filter(
        ({ status, changeUntil = 0 }) =>
          ['Cutting', 'Packed'].includes(status) || (status === 'Confirmed' && changeUntil <= now),
      )
      expect(boxes.map(({ order }) => order.id).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted())
      for (const { area, order, lines } of boxes) {
        expect(area).toBe(order.area)
        const goes = order.lines.filter(({ state }) => state !== 'left-out' && state !== 'replaced')
        expect(lines.map((listed) => listed.line)).toEqual(goes)
      }
      expect(areas.map(({ area }) => area)).toEqual([...new Set(wanted.map(({ area }) => area))].toSorted())
    }),
  )
})

test('everybody is offered the moves of the table that their role may make, and a rider those of their own stops', () => {
  for (const status of statuses)
    for (const role of roles)
      for (const rider of [undefined, { id: 'me' }, { id: 'another' }]) {
        const { next, others } = movesOf({ status, rider }, { id: 'me', role })
        const expected = staffMoves.filter((move) => {
          const { by, ownStop } = ruleOf(move)
          const barred = role === 'rider' && ownStop && rider?.id !== 'me'
          return after(status, move) !== undefined && may(role, by as Act) && !barred
        })
        expect([...(next ? [next] : []), ...others].toSorted()).toEqual(expected.toSorted())
      }
  expect(movesOf({ status: 'Pending' }, { id: 'me', role: 'counter' })).toEqual({ next: 'confirm', others: ['reject'] })
  expect(movesOf({ status: 'Not delivered' }, { id: 'me', role: 'owner' })).toEqual({
    next: 'send-out',
    others: ['take-back'],
  })
})

test('news of an order covers what was known of it, unless it is older news', () => {
  const known = [
    { id: 'a', version: 3 },
    { id: 'b', version: 1 },
  ]
  const older = { id: 'a', version: 2 }
  const newer = { id: 'b', version: 2 }
  const first = { id: 'c', version: 1 }
  expect(withNews(known, [older, newer, first])).toEqual([known[0], newer, first])
  expect(withNews(known, [])).toBe(known)
})

test('a number finds its order as a scanner or a voice gives it', () => {
  const known = [{ number: 'D7K4-29XM' }, { number: '0011-0011' }]
  expect(numbered(known, 'd7k429xm')).toBe(known[0])
  expect(numbered(known, 'OOIL OOIL')).toBe(known[1])
  expect([numbered(known, 'D7K4'), numbered(known, '')]).toEqual([undefined, undefined])
})
