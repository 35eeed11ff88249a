import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { days, hours } from '#shop/time.ts'
import type { BoardOrder } from './board.ts'
import { cutListOf, cutRows, cutRowsKept, linesToCut } from './cut-rows.ts'
import { isLate } from './lateness.ts'
import { lineStates } from './line-status.ts'
import { statuses } from './order-status.ts'
import type { WishesTold } from './order-wishes.ts'

const now = Date.UTC(2026, 10, 22, 6)

type Order = BoardOrder & WishesTold

/** Another order than that of the titles. */
const fishOf = ({ title }: { readonly title: string }) => (title === 'Surmai' ? 'a' : 'b')

const orders: fc.Arbitrary<Order[]> = fc
  .array(
    fc.record({
      status: fc.constantFrom(...statuses),
      slot: fc.option(fc.integer({ min: -2, max: 30 }), { nil: undefined }),
      changeUntil: fc.constantFrom(undefined, now - hours(1), now + hours(9)),
      note: fc.constantFrom(undefined, undefined, 'thin slices'),
      lines: fc.array(
        fc.record({
          title: fc.constantFrom('Surmai', 'Pomfret'),
          size: fc.constantFrom('', 'Jumbo'),
          cleaning: fc.constantFrom('', 'slices'),
          quantity: fc.integer({ min: 1, max: 5 }),
          state: fc.constantFrom('to-weigh' as const, 'to-weigh' as const, ...lineStates),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    { maxLength: 12 },
  )
  .map((some) =>
    some.map(({ status, slot, changeUntil, note, lines }, nr) => ({
      id: `o${nr}`,
      number: `AAAA-${String(nr).padStart(4, '0')}`,
      status,
      placedAt: now - days(1),
      changedAt: now - hours(1),
      area: 'Parel',
      ...(slot === undefined ? {} : { slot: { startsAt: now + hours(slot), endsAt: now + hours(slot + 2) } }),
      changeUntil,
      ...(note === undefined ? {} : { note }),
      lines: lines.map((line, place) => ({ ...line, lineNo: place + 1, weight: '500 g', grams: 500 })),
    })),
  )

const ticksOf = (orders_: readonly Order[], drawn: readonly boolean[]) => {
  const marks = orders_.flatMap(({ id, lines }) => lines.map(({ lineNo }) => `${id}/${lineNo}`))
  const ticked = new Set(marks.filter((_, nr) => drawn[nr % Math.max(1, drawn.length)] === true))
  return (mark: string) => ticked.has(mark)
}

test('each line that may be cut now stands in one row, what can still be changed is later, and nothing else is there', () => {
  fc.assert(
    fc.property(orders, fc.array(fc.boolean(), { maxLength: 9 }), (all, drawn) => {
      const { lines, later } = cutListOf(all, now)
      const isTicked = ticksOf(all, drawn)
      const rows = cutRows(lines, { now, isTicked, fishOf })
      const wanted = all.flatMap((order) => {
        if (order.status !== 'Confirmed' && order.status !== 'Cutting') return []
        const waits = order.status === 'Confirmed' && (order.changeUntil ?? 0) > now
        return order.lines
          .filter(({ state }) => state === 'to-weigh')
          .map(({ lineNo }) => `${waits ? 'later' : 'now'} ${order.id}/${lineNo}`)
      })
      const shown = [
        ...rows.flatMap((row) => row.lines.map(({ mark }) => `now ${mark}`)),
        ...later.flatMap((part) => part.orders.flatMap(linesToCut).map(({ mark }) => `later ${mark}`)),
      ]
      expect(shown.toSorted()).toEqual(wanted.toSorted())
    }),
  )
})

test('a row adds up what is alike in every way, a line with a note stands alone, and the late ones come first', () => {
  fc.assert(
    fc.property(orders, fc.array(fc.boolean(), { maxLength: 9 }), (all, drawn) => {
      const isTicked = ticksOf(all, drawn)
      const rows = cutRows(cutListOf(all, now).lines, { now, isTicked, fishOf })
      for (const { lines, grams, packs, isDone, isOwn, title, size, cleaning, isLate: late } of rows) {
        expect(grams).toBe(lines.reduce((sum, { line }) => sum + 500 * line.quantity, 0))
        expect(packs * 500).toBe(grams)
        expect(lines.length === 1 || !isOwn).toBe(true)
        for (const { mark, order, line } of lines)
          expect([
            line.title,
            line.size,
            line.cleaning,
            isTicked(mark),
            order.note !== undefined,
            isLate(order, now),
          ]).toEqual([title, size, cleaning, isDone, isOwn, late])
      }
      const late = rows.map((row) => row.isLate)
      expect(late).toEqual(late.toSorted((one, other) => Number(other) - Number(one)))
      for (const is of [true, false]) {
        const fish = rows.filter((row) => row.isLate === is).map((row) => row.fish)
        expect(fish).toEqual(fish.toSorted())
      }
    }),
  )
})

test('on a page that somebody works at no row moves, whatever is ticked, weighed or comes; nothing is lost or twice', () => {
  const step = fc.record({ orders, ticks: fc.array(fc.boolean(), { maxLength: 9 }) })
  fc.assert(
    fc.property(step, fc.array(step, { minLength: 1, maxLength: 4 }), (first, steps) => {
      let rows = cutRows(cutListOf(first.orders, now).lines, {
        now,
        isTicked: ticksOf(first.orders, first.ticks),
        fishOf,
      })
      for (const { orders: next, ticks } of steps) {
        const { lines } = cutListOf(next, now)
        const isTicked = ticksOf(next, ticks)
        const kept = cutRowsKept(rows, lines, { now, isTicked, fishOf })
        expect(kept.slice(0, rows.length).map(({ key }) => key)).toEqual(rows.map(({ key }) => key))
        const marks = kept.filter(({ isGone }) => !isGone).flatMap((row) => row.lines.map(({ mark }) => mark))
        expect(marks.toSorted()).toEqual(lines.map(({ mark }) => mark).toSorted())
        expect(new Set(kept.map(({ key }) => key)).size).toBe(kept.length)
        rows = kept
      }
    }),
  )
})

const order = (id: string): Order => ({
  id,
  number: `AAAA-000${id}`,
  status: 'Cutting',
  placedAt: now,
  changedAt: now,
  area: 'Parel',
  lines: [
    {
      lineNo: 1,
      title: 'Surmai',
      size: '',
      weight: '500 g',
      grams: 500,
      quantity: 1,
      cleaning: '',
      state: 'to-weigh',
    },
  ],
})

test('what is added to a row that was ticked is a new row', () => {
  const looking = { now, isTicked: (mark: string) => mark === '1/1', fishOf }
  const both = cutListOf([order('1'), order('2')], now).lines
  expect(cutRows(both, looking).map(({ isDone }) => isDone)).toEqual([true, false])
  const ticked = cutRows(both.slice(0, 1), looking)
  expect(cutRowsKept(ticked, both, looking).map(({ packs, isDone }) => [packs, isDone])).toEqual([
    [1, true],
    [1, false],
  ])
})

test('a line that comes back is no second row of the name that another has kept since', () => {
  const both = cutListOf([order('1'), order('2')], now).lines
  const of = (ticked: string) => ({ now, isTicked: (mark: string) => mark === ticked, fishOf })
  const together = cutRows(both, of(''))
  const without = cutRowsKept(together, both.slice(1), of(''))
  const ticked = cutRowsKept(without, both.slice(1), of('2/1'))
  const again = cutRowsKept(ticked, both, of('2/1'))
  expect(again.map(({ lines, isDone }) => [lines.map(({ mark }) => mark).join(), isDone])).toEqual([
    ['2/1', true],
    ['1/1', false],
  ])
  expect(new Set(again.map(({ key }) => key)).size).toBe(2)
})
