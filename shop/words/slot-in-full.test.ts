import { expect, test } from 'vitest'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { days, hours } from '#shop/time.ts'
import { hoursOfSlot, slotForStaff, slotInFull, slotInShort, untilInFull } from '#words/formatters.ts'

const morning = '2026-11-24T07:00-09:00'

test('a slot is said by its date, so that it is true whenever it is read', () => {
  expect(slotInFull(morning)).toBe('Tuesday 24 November, 7 to 9 am')
  expect(slotInShort(morning)).toBe('Tue 24 Nov, 7-9 am')
  expect(hoursOfSlot('2026-11-24T11:30-13:00')).toBe('11:30 am to 1 pm')
  expect(slotInFull('2027-01-01T17:00-19:00')).toBe('Friday 1 January, 5 to 7 pm')
})

test.each([
  ['2026-11-24', 'today, 7-9 am'],
  ['2026-11-23', 'tomorrow, 7-9 am'],
  ['2026-11-22', 'Tue 24 Nov, 7-9 am'],
  ['2026-11-25', 'Tue 24 Nov, 7-9 am'],
])('on %s staff read it as %s', (today, said) => {
  expect(slotForStaff(morning, startOfShopDay(today) + hours(12))).toBe(said)
})

test("until when it can be changed is said in Mumbai's time, a moment before midnight and at it", () => {
  expect(untilInFull(Date.parse('2026-11-23T21:00:00+05:30'))).toBe('9 pm on Monday 23 November')
  expect(untilInFull(Date.parse('2026-11-23T23:59:59+05:30'))).toBe('11:59 pm on Monday 23 November')
  expect(untilInFull(Date.parse('2026-11-24T00:00:00+05:30'))).toBe('12 am on Tuesday 24 November')
})

test('of any day and hours it is said in at most 30 letters where a text message takes no more', () => {
  for (let nr = 0; nr < 366; nr += 1)
    for (const from of ['07:00-09:00', '11:30-12:30', '10:15-12:45', '23:30-24:00'])
      expect(slotInShort(`${shopDay(startOfShopDay('2026-01-01') + days(nr))}T${from}`).length).toBeLessThanOrEqual(30)
})

test('what is no slot is said as it is', () => {
  expect(slotInFull('soon')).toBe('soon')
  expect(slotForStaff('soon', 0)).toBe('soon')
})
