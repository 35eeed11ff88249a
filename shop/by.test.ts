import { expect, test } from 'vitest'
import { byInOneWord } from './by.ts'

test('every act says who did it, so that a person is never taken for a command', () => {
  expect(byInOneWord({ person: '7f3a' })).toBe('person/7f3a')
  expect(byInOneWord({ staff: 'asha', device: 'tablet-1' })).toBe('staff/asha@tablet-1')
  expect(byInOneWord({ command: 'rates' })).toBe('command/rates')
})
