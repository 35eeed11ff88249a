import { expect, test } from 'vitest'
import { byFrom, byInOneWord } from './by.ts'

test('every act says who did it, so that a person is never taken for a command', () => {
  expect(byInOneWord({ person: '7f3a' })).toBe('person/7f3a')
  expect(byInOneWord({ staff: 'asha', device: 'tablet-1' })).toBe('staff/asha@tablet-1')
  expect(byInOneWord({ command: 'rates' })).toBe('command/rates')
})

test('whom that word names is who did it', () => {
  for (const by of [{ person: '7f3a' }, { staff: 'asha', device: 'tablet-1' }, { command: 'rates' }])
    expect(byFrom(byInOneWord(by))).toEqual(by)
})
