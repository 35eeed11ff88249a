import { expect, test } from 'vitest'
import { code, mobile } from './checks.ts'

test('a mobile must be there, and be one', () => {
  expect(mobile(' ')).toBe('Your mobile number is missing. Type it here.')
  expect(mobile('98765')).toBe('5 digits typed, a mobile number has 10.')
  expect(mobile('12345 67890')).toBe('Type the 10 digits of an Indian mobile number. It starts with 6, 7, 8 or 9.')
  expect(mobile('+91 98765-43210')).toBeUndefined()
})

test('a code must be there with its 6 digits, and may be pasted with spaces', () => {
  expect(code('')).toBe('The code has 6 digits, 0 typed.')
  expect(code('12a45')).toBe('The code has 6 digits, 5 typed.')
  expect(code(' 012 345 ')).toBeUndefined()
})
