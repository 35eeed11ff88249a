import { expect, test } from 'vitest'
import { afterKey } from './pad-keys.ts'

test('the pad writes one point and takes digits back', () => {
  expect([...'1..02'].reduce(afterKey, '')).toBe('1.02')
  expect(afterKey('10', 'delete')).toBe('1')
  expect(afterKey('', 'delete')).toBe('')
  expect(afterKey('123456789', '0')).toBe('123456789')
})
