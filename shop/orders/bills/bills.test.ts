import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees } from '#shop/money.ts'
import { after, type Move } from '#shop/orders/moves.ts'
import { type OrderStatus, statuses } from '#shop/orders/order-status.ts'
import { runsOf } from '#tests/running/runs.ts'
import {
  type BilledLine,
  billedSums,
  billsAfter,
  type DrawnBill,
  decideCredit,
  gapAfter,
  leftOf,
  type NotedSeries,
  noteOfSeries,
  numberIn,
  seriesOf,
  toPayOf,
  whyNoPaper,
} from './bills.ts'

const march = Date.parse('2027-03-31T23:59:59.999+05:30')

test('a series begins on the first of April, by the clock of Mumbai', () => {
  expect(seriesOf('bill', march)).toBe('D2627')
  expect(seriesOf('bill', march + 1)).toBe('D2728')
  expect(seriesOf('credit-note', Date.parse('2026-11-21T12:00:00+05:30'))).toBe('C2627')
  expect(seriesOf('bill', Date.parse('2099-12-31T12:00:00+05:30'))).toBe('D9900')
})

test('a number has six digits, and at most the sixteen signs of the law', () => {
  expect(numberIn('D2627', 123)).toBe('D2627/000123')
  expect(numberIn('D2627', 9_999_999_999)).toHaveLength(16)
})

test('however often a shop draws bills, is copied and restored, no two papers carry one number, and each gap is known', () => {
  const drawn = fc.record({ does: fc.constant('draw' as const), bills: fc.integer({ min: 1, max: 50 }) })
  const others = fc.constantFrom('look', 'copy', 'restore').map((does) => ({ does }) as const)
  fc.assert(
    fc.property(fc.array(fc.oneof(drawn, others), { maxLength: 40 }), (deeds) => {
      const papers = new Set<number>()
      const twice: number[] = []
      const left = new Set<number>()
      let [last, copy, sinceLook] = [0, 0, 0]
      let noted: NotedSeries | undefined
      const look = () => {
        noted = noteOfSeries(noted, last) ?? noted
        sinceLook = 0
      }
      look()
      for (const deed of deeds) {
        if (deed.does === 'draw')
          for (let bill = 0; bill < deed.bills && sinceLook < 50; bill += 1, sinceLook += 1) {
            last += 1
            if (papers.has(last) || left.has(last)) twice.push(last)
            papers.add(last)
          }
        else if (deed.does === 'copy') copy = last
        else if (deed.does === 'restore') {
          last = copy
          const gap = gapAfter({ series: 'D2627', last }, { noted, isRestored: true, busiestDay: 0, daysSince: 0 })
          for (let number = last + 1; number <= (gap?.last ?? last); number += 1) left.add(number)
          last = gap?.last ?? last
          look()
        } else look()
      }
      const unknown = Array.from({ length: last }, (_, place) => place + 1).filter(
        (number) => !papers.has(number) && !left.has(number),
      )
      expect({ twice, unknown }).toEqual({ twice: [], unknown: [] })
    }),
  )
})

test('lines left out or replaced cost nothing, unweighed ones what was ordered, and all goes down to the rupee', () => {
  const lines: BilledLine[] = [
    { state: 'weighed', ordered: rupees(500), final: paise(51_275) },
    { state: 'left-out', ordered: rupees(300), final: paise(0) },
    { state: 'replaced', ordered: rupees(300), final: undefined },
    { state: 'to-weigh', ordered: rupees(200), final: undefined },
  ]
  expect(billedSums(lines, null)).toMatchObject({ total: 71_200, rounding: -75 })
  expect(billedSums(lines, paise(71_200))).toEqual({ total: 71_200, rounding: -75 })
})

const bill = (total: number, credited = 0, given = 0): DrawnBill => ({
  number: 'D2627/000001',
  total: paise(total),
  credited: paise(credited),
  given: paise(given),
})

test('what goes out again for the same sum keeps its bill; for another it is credited and a new one follows', () => {
  expect(billsAfter('send-out', [], paise(100))).toEqual({ credited: undefined, draws: true })
  expect(billsAfter('send-out', [bill(100)], paise(100))).toEqual({ credited: undefined, draws: false })
  expect(billsAfter('send-out', [bill(100)], paise(200))).toEqual({
    credited: { bill: bill(100), cause: 'billed-again' },
    draws: true,
  })
  expect(billsAfter('send-out', [bill(100, 100)], paise(100))).toEqual({ credited: undefined, draws: true })
  expect(billsAfter('send-out', [bill(100, 100, 100)], paise(100))).toEqual({ credited: undefined, draws: false })
  expect(billsAfter('take-back', [bill(100, 30, 30)], paise(100))).toEqual({
    credited: { bill: bill(100, 30, 30), cause: 'returned' },
    draws: false,
  })
  expect(billsAfter('reject', [bill(100, 30, 30)], paise(100))).toEqual({
    credited: { bill: bill(100, 30, 30), cause: 'rejected' },
    draws: false,
  })
  expect(billsAfter('take-back', [bill(100, 100)], paise(100))).toEqual({ credited: undefined, draws: false })
  expect(billsAfter('deliver', [bill(100)], paise(200))).toEqual({ credited: undefined, draws: false })
})

test('what the owner gave back of the bill is not to pay; what ended with the order or was billed again says nothing of that', () => {
  expect(toPayOf(paise(100), [])).toEqual({ due: 100, credited: 0 })
  expect(toPayOf(paise(100), [bill(100)])).toEqual({ due: 100, credited: 0 })
  expect(toPayOf(paise(100), [bill(100, 30, 30)])).toEqual({ due: 70, credited: 30 })
  expect(toPayOf(paise(100), [bill(100, 100, 100)])).toEqual({ due: 0, credited: 100 })
  expect(toPayOf(paise(100), [bill(100, 100, 30)])).toEqual({ due: 100, credited: 0 })
  expect(toPayOf(paise(90), [bill(100, 30, 30)])).toEqual({ due: 90, credited: 0 })
  expect(toPayOf(paise(90), [bill(100, 100, 30), bill(90, 10, 10)])).toEqual({ due: 80, credited: 10 })
})

test('a bill is printed once its order has left the shop with it', () => {
  expect(whyNoPaper(undefined, 'Packed')).toBe('none-yet')
  expect(statuses.filter((status) => whyNoPaper(bill(100), status) === undefined).toSorted()).toEqual([
    'Canceled',
    'Delivered',
    'Not delivered',
    'Out for delivery',
    'Returned',
  ])
  expect([whyNoPaper(bill(100), 'Packed'), whyNoPaper(bill(100), 'Rejected')]).toEqual(['waits', 'ended'])
})

/** Where an order stands that was packed once, and what can become of it from there. */
const ways: Partial<Record<OrderStatus, readonly Move[]>> = {
  Packed: ['send-out', 'send-out', 'reject', 'note-delivered'],
  'Out for delivery': ['deliver', 'not-delivered', 'not-delivered', 'note-delivered'],
  'Not delivered': ['send-out', 'take-back', 'note-delivered'],
}

test('whatever an order goes through, it is billed once while it is out or delivered, and not at all where nothing was sold', () => {
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ way: fc.nat(3) }) },
    { weight: 3, arbitrary: fc.constant('undo' as const) },
    { weight: 3, arbitrary: fc.record({ sum: fc.nat(3) }) },
    { weight: 1, arbitrary: fc.record({ credit: fc.integer({ min: 1, max: 400 }) }) },
  )
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 20, size: 'max' }), (steps) => {
      const bills: DrawnBill[] = []
      const credit = (number: string, by: number, given = 0) => {
        const place = bills.findIndex((one) => one.number === number)
        const old = bills[place]
        if (old) bills[place] = { ...old, credited: paise(old.credited + by), given: paise(old.given + given) }
      }
      let status: OrderStatus = 'Packed'
      let before: OrderStatus | undefined
      let sum = paise(200)
      for (const one of steps) {
        if (one === 'undo') [status, before] = [before ?? status, undefined]
        else if ('credit' in one) {
          const last = bills.at(-1)
          const decision = decideCredit(last, one.credit)
          if (last && 'credited' in decision) credit(last.number, decision.credited, decision.credited)
        } else if ('sum' in one) {
          // it is weighed again where it can be
          if (status === 'Packed') sum = paise(one.sum * 100)
        } else {
          const move: Move | undefined = ways[status]?.[one.way]
          if (move === undefined) continue
          // what the operator notes is not taken back
          before = move === 'note-delivered' ? undefined : status
          status = after(status, move) ?? status
          const { credited, draws } = billsAfter(move, bills, sum)
          if (credited) credit(credited.bill.number, leftOf(credited.bill))
          if (draws) bills.push({ number: String(bills.length), total: sum, credited: paise(0), given: paise(0) })
          const owed = bills.filter((drawn) => leftOf(drawn) > 0).map(leftOf)
          const isSold = move === 'send-out' || (move === 'note-delivered' && bills.length > 0)
          const isUnsold = status === 'Rejected' || status === 'Returned'
          const { due } = toPayOf(sum, bills)
          const owes = isSold && due > 0 ? [due] : isSold || isUnsold ? [] : owed
          if (!isDeepStrictEqual(owed, owes)) throw new Error(`${move}: ${String(owed)} is owed, and ${due} to pay`)
        }
        expect(bills.filter((drawn) => leftOf(drawn) < 0)).toEqual([])
        expect(bills.filter((drawn) => leftOf(drawn) > 0).length).toBeLessThan(2)
      }
    }),
    runsOf(5000),
  )
})

test('the owner gives back no more than what is left of a bill', () => {
  expect(decideCredit(undefined, 1)).toEqual({ refused: 'no-such-bill' })
  expect(decideCredit(bill(100, 40), 60)).toEqual({ credited: 60 })
  expect(decideCredit(bill(100, 40), 61)).toEqual({ refused: 'credit-too-much', left: 60 })
})
