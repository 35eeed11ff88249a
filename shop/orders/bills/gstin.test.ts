import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGstin } from './gstin.ts'

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('%s is one', (typed) => {
  expect(isGstin(typed)).toBe(true)
})

test('with one sign that is another, or two that changed places, it is none', () => {
  const right = '27AAPFU0939F1ZV'
  fc.assert(
    fc.property(fc.nat(14), fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), (place, sign) => {
      const typed = right.slice(0, place) + sign + right.slice(place + 1)
      expect(isGstin(typed)).toBe(typed === right)
    }),
  )
  for (const wrong of ['', '27AAPFU0939F1Z', '27AAPFU0939F1ZVV', '27aapfu0939f1zv', '27AAPFU9039F1ZV'])
    expect([wrong, isGstin(wrong)]).toEqual([wrong, false])
})
