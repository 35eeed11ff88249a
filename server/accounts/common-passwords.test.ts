import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each(['password', 'password1', '12345678', 'iloveyou', 'qwertyuiop', 'sunshine'])('%s is tried first', (word) => {
  expect(isCommonPassword(word)).toBe(true)
})

test.each(['teal kite', 'zq4hvwpm', ''])('%j is not', (word) => {
  expect(isCommonPassword(word)).toBe(false)
})
