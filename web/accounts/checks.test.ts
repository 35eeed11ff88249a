import { expect, test } from 'vitest'
import { code, mobile } from './checks.ts'

test('a mobile must be there, and be one', () => {
  expect(mobile(' ')).toBe('Enter your mobile number.')
  expect(mobile('98765')).toBe('You entered 5 digits, a mobile number has 10.')
  expect(mobile('12345 67890')).toBe('Enter a 10-digit Indian mobile number. It starts with 6, 7, 8 or 9.')
  expect(mobile('+91 98765-43210')).toBeUndefined()
})

test('a code must be there with its 6 digits, and may be pasted with spaces', () => {
  expect(code('')).toBe('The OTP has 6 digits, you entered 0.')
  expect(code('12a45')).toBe('The OTP has 6 digits, you entered 5.')
  expect(code(' 012 345 ')).toBeUndefined()
})
