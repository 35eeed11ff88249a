import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shopDay } from '#shop/moment.ts'
import { type Act, may, roles } from '#shop/staff/staff.ts'
import { days, hours, minutes } from '#shop/time.ts'
import { type BoardOrder, boardOf, isLate, isOpen, movesOf, numbered, withNews } from './board.ts'
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
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    }),
    { maxLength: 30 },
  )
  .map((some) =>
    some.map(({ status, placed, changed, area, slot, lines }, nr) => ({
      id: `o${nr}`,
      number: `AAAA-${String(nr).padStart(4, '0')}`,
      status,
      placedAt: now - placed,
      changedAt: now - changed,
      area,
      ...(slot === undefined ? {} : { slot: { startsAt: now + hours(slot), endsAt: now + hours(slot + 2) } }),
      lines: lines.map(({ pack, ...rest }, place) => ({ lineNo: place + 1, ...rest, ...pack })),
    })),
  )

test('every open order stands on the board once, under its state, the late ones first and what is due before what has time', () => {
  fc.assert(
    fc.property(orders, (all) => {
      const { states, ended } = boardOf(all, now)
      const shown = states.flatMap((state) => state.orders)
      expect(shown.map(({ id }) => id).toSorted()).toEqual(
        all
          .filter(({ status }) => isOpen(status))
          .map(({ id }) => id)
          .toSorted(),
      )
      for (const { status, orders: here, late } of states) {
        expect(here.every((order) => order.status === status)).toBe(true)
        expect(here.slice(0, late).every((order) => isLate(order, now))).toBe(true)
        expect(here.slice(late).some((order) => isLate(order, now))).toBe(false)
        for (const part of [here.slice(0, late), here.slice(late)]) {
          const due = part.map(({ slot, placedAt }) => slot?.startsAt ?? placedAt)
          expect(due).toEqual(due.toSorted((one, other) => one - other))
        }
      }
      const endedToday = all.filter((one) => !isOpen(one.status) && shopDay(one.changedAt) === shopDay(now))
      expect(new Set(ended)).toEqual(new Set(endedToday))
    }),
  )
})

test('the kilos of a state are those of its lines that still go into a bag, pack by pack', () => {
  fc.assert(
    fc.property(orders, (all) => {
      for (const { status, grams } of boardOf(all, now).states) {
        let slowly = 0
        for (const order of all)
          for (const one of order.lines)
            for (let pack = 0; pack < one.quantity; pack += 1)
              if (order.status === status && one.state !== 'left-out' && one.state !== 'replaced') slowly += one.grams
        expect(grams).toBe(slowly)
      }
    }),
  )
})

test('the pack list has a box for each order that is to go, in its area, with all that belongs in it', () => {
  fc.assert(
    fc.property(orders, (all) => {
      const areas = packList(all, now)
      const boxes = areas.flatMap(({ area, boxes: here }) => here.map((box) => ({ area, ...box })))
      const wanted = all.filter(({ status }) => ['Confirmed', 'Cutting', 'Packed'].includes(status))
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

test('an order is late once it stood in its state for longer than that state may last, and an ended one never', () => {
  const pending = { status: 'Pending', changedAt: now - minutes(15) } as const
  expect([isLate(pending, now), isLate(pending, now + 1)]).toEqual([false, true])
  expect(isLate({ status: 'Out for delivery', changedAt: now - hours(3) }, now)).toBe(true)
  for (const status of statuses.filter((one) => !isOpen(one)))
    expect(isLate({ status, changedAt: now - days(9) }, now)).toBe(false)
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
