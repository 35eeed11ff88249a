import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneDigits, phonesMeant } from './order-finding.ts'

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
