import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees } from '#shop/money.ts'
import {
  type BilledLine,
  billedSums,
  billsAfter,
  type DrawnBill,
  decideCredit,
  isStanding,
  leftOf,
  numberIn,
  seriesOf,
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

const bill = (total: number, credited = 0): DrawnBill => ({
  number: 'D2627/000001',
  total: paise(total),
  credited: paise(credited),
})

test('what goes out again for the same sum keeps its bill; for another it is credited and a new one follows', () => {
  expect(billsAfter('send-out', [], paise(100))).toEqual({ credited: undefined, draws: true })
  expect(billsAfter('send-out', [bill(100)], paise(100))).toEqual({ credited: undefined, draws: false })
  expect(billsAfter('send-out', [bill(100)], paise(200))).toEqual({ credited: bill(100), draws: true })
  expect(billsAfter('send-out', [bill(100, 100)], paise(100))).toEqual({ credited: undefined, draws: true })
  expect(billsAfter('take-back', [bill(100, 30)], paise(100))).toEqual({ credited: bill(100, 30), draws: false })
  expect(billsAfter('take-back', [bill(100, 100)], paise(100))).toEqual({ credited: undefined, draws: false })
  expect(billsAfter('deliver', [bill(100)], paise(200))).toEqual({ credited: undefined, draws: false })
})

test('whatever an order goes through, it has at most one standing bill, and never more credited than billed', () => {
  const step = fc.oneof(
    fc.record({ move: fc.constantFrom('send-out', 'take-back', 'deliver'), sum: fc.nat(3) }),
    fc.record({ credit: fc.integer({ min: 1, max: 400 }) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const bills: DrawnBill[] = []
      const credit = (number: string, by: number) => {
        const place = bills.findIndex((one) => one.number === number)
        const old = bills[place]
        if (old) bills[place] = { ...old, credited: paise(old.credited + by) }
      }
      for (const one of steps) {
        if ('credit' in one) {
          const last = bills.at(-1)
          const decision = decideCredit(last, one.credit)
          if (last && 'credited' in decision) credit(last.number, decision.credited)
        } else {
          const total = paise(one.sum * 100)
          const after = billsAfter(one.move, bills, total)
          if (after.credited) credit(after.credited.number, leftOf(after.credited))
          if (after.draws) bills.push({ number: String(bills.length), total, credited: paise(0) })
          const standing = bills.filter(isStanding).filter((drawn) => drawn.total > 0)
          const isBilled = isDeepStrictEqual(
            standing.map((drawn) => drawn.total),
            total > 0 ? [total] : [],
          )
          if (one.move === 'send-out' && !isBilled) throw new Error(`not billed as it went out: ${total}`)
        }
        expect(bills.filter((drawn) => leftOf(drawn) < 0)).toEqual([])
      }
    }),
  )
})

test('the owner gives back no more than what is left of a bill', () => {
  expect(decideCredit(undefined, 1)).toEqual({ refused: 'no-such-bill' })
  expect(decideCredit(bill(100, 40), 60)).toEqual({ credited: 60 })
  expect(decideCredit(bill(100, 40), 61)).toEqual({ refused: 'credit-too-much', left: 60 })
})
