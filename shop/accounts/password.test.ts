import { expect, test } from 'vitest'
import { passwordFault } from './password.ts'

const asha = { name: 'Asha Kolhatkar', email: 'asha.k@example.com', mobile: '+919876543210' }
const isCommon = (word: string) => ['password', 'sunshine', 'qwerty123'].includes(word)
const fault = (typed: string) => passwordFault(typed, asha, isCommon)

test('eight characters are enough, of any kind, with spaces or in Devanagari', () => {
  expect(fault('teal kite')).toBeUndefined()
  expect(fault('zq4hvwpm')).toBeUndefined()
  expect(fault('समुद्र किनारा लाटा')).toBeUndefined()
})

test('the length counts characters, not bytes or half characters', () => {
  expect(fault('🐟🦐🦞🦀🐡🐠🐙')).toBe('too-short')
  expect(fault('🐟🦐🦞🦀🐡🐠🐙🦑')).toBeUndefined()
  expect(fault('teal kite '.repeat(13))).toBe('too-long')
  expect(fault(`${'teal kite '.repeat(12)}wave over`.slice(0, 128))).toBeUndefined()
})

test('what everyone tries first is refused, in any case and with a year behind it', () => {
  expect(fault('PassWord')).toBe('common')
  expect(fault('Sunshine2026!')).toBe('common')
  expect(fault('11111111')).toBe('common')
  expect(fault('pomfret123')).toBe('common')
  expect(fault('DaryaDarya')).toBe('common')
})

test('what everyone knows of a person is refused', () => {
  expect(fault('9876543210')).toBe('about-you')
  expect(fault('kolhatkar1')).toBe('about-you')
  expect(fault('Asha.K@example.com')).toBe('about-you')
})
