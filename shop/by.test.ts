import { expect, test } from 'vitest'
import { type By, byInOneWord, byOfWord } from './by.ts'

test('every act says who did it, so that a person is never taken for a command', () => {
  expect(byInOneWord({ person: '7f3a' })).toBe('person/7f3a')
  expect(byInOneWord({ staff: 'asha', device: 'tablet-1' })).toBe('staff/asha@tablet-1')
  expect(byInOneWord({ command: 'rates' })).toBe('command/rates')
})

test('the word that stands beside an act leads back to who did it, and another word to nobody', () => {
  const acting: By[] = [{ person: '7f3a' }, { staff: 'asha', device: 'tablet-1' }, { command: 'rates' }]
  expect(acting.map(byInOneWord).map(byOfWord)).toEqual(acting)
  expect(byOfWord('opening')).toBeUndefined()
})
