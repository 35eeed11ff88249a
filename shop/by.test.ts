import { expect, test } from 'vitest'
import { byFrom, byInOneWord, deviceOf, isWithoutPin, withoutPinAt } from './by.ts'

test('every act says who did it, so that a person is never taken for a command', () => {
  expect(byInOneWord({ person: '7f3a' })).toBe('person/7f3a')
  expect(byInOneWord({ staff: 'asha', device: 'tablet-1' })).toBe('staff/asha@tablet-1')
  expect(byInOneWord({ command: 'rates' })).toBe('command/rates')
})

test('whom that word names is who did it', () => {
  for (const by of [{ person: '7f3a' }, { staff: 'asha', device: 'tablet-1' }, { command: 'rates' }])
    expect(byFrom(byInOneWord(by))).toEqual(by)
})

test('what was done after a tap on a name says so, and where; the person is the same', () => {
  const [tapped, typed] = [withoutPinAt('tablet-1'), 'tablet-1'].map((device) => ({ staff: 'asha', device }))
  if (tapped === undefined || typed === undefined) throw new Error('two acts')
  expect([isWithoutPin(tapped), isWithoutPin(typed), isWithoutPin({ command: 'rates' })]).toEqual([true, false, false])
  expect(byFrom(byInOneWord(tapped))).toEqual(tapped)
  expect([deviceOf(tapped), deviceOf(typed)]).toEqual(['tablet-1', 'tablet-1'])
})
