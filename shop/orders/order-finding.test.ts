import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foundHere, phoneDigits, phonesMeant } from './order-finding.ts'

const tenDigits = fc.integer({ min: 10 ** 9, max: 10 ** 10 - 1 }).map(String)
const grouped = (digits: string) =>
  fc
    .array(fc.constantFrom(' ', '-', '.', ''), { minLength: 14, maxLength: 14 })
    .map((signs) => [...digits].map((digit, nr) => digit + (signs[nr] ?? '')).join(''))
const written = (own: string) =>
  fc.constantFrom('', '0', '91', '+91 ', '(0) ').chain((first) => grouped(own).map((rest) => first + rest))

test('a telephone is found however it was grouped, with India’s code, a 0 or neither, when ordered and when looked for', () => {
  const bothWays = tenDigits.chain((own) => fc.tuple(written(own), written(own)))
  fc.assert(
    fc.property(bothWays, ([ordered, typed]) => {
      expect(phonesMeant(typed)).toContain(phoneDigits(ordered))
    }),
  )
})

test('a part of a telephone, a name and an order number are no whole telephone', () => {
  expect(['', '98200', '982001122', 'Asha 9820011223', 'D7K4-29XM', '1'.repeat(15)].flatMap(phonesMeant)).toEqual([])
})

test('a part of a number is found as it is heard: O and 0, I, L and 1 are the same', () => {
  const order = { number: '1QGQ-0M5Y', area: 'Parel', buyer: { name: 'Oli Koli', phone: '98200 00001' } }
  for (const typed of ['0m5y', 'om5y', 'OM5', 'IQGQ', 'lqgq', 'Iqgqom', 'q-om', 'koli lqgq'])
    expect([typed, foundHere([order], typed)]).toEqual([typed, [order]])
  expect(foundHere([order], 'om6y')).toEqual([])
})
