import { assert, property, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { orderNumber, packNumber, parseOrderNumber } from './order-number.ts'

const anyChance = uint8Array({ minLength: 5, maxLength: 5 })

test('an order number is eight letters and digits in two groups, without I, L, O and U', () => {
  assert(
    property(anyChance, (chance) => {
      expect(orderNumber(chance)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    }),
  )
})

test('other chance, other number', () => {
  assert(
    property(anyChance, anyChance, (one, other) => {
      expect(orderNumber(one) === orderNumber(other)).toBe(one.every((byte, place) => byte === other[place]))
    }),
  )
})

test('a number is understood as people say and type it', () => {
  expect(parseOrderNumber('d7k4 29xm')).toBe('D7K4-29XM')
  expect(parseOrderNumber('olol-0101')).toBe('0101-0101')
  expect(parseOrderNumber(packNumber('D7K4-29XM', 12))).toBe('D7K4-29XM')
  expect(['', 'D7K4', 'D7K4-29XU', 'D7K4-29XMM'].map(parseOrderNumber)).toEqual(Array(4).fill(undefined))
})

test('an order number is made of five bytes of chance, no fewer', () => {
  expect(() => orderNumber(new Uint8Array(4))).toThrow('5 bytes')
})
