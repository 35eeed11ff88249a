import { expect, test } from 'vitest'
import { dayInWords, momentInWords } from '#words/formatters.ts'
import { shopDay, shopTimeZone } from './moment.ts'

test.each([
  [Date.UTC(2026, 10, 21, 8, 35), '21 November 2026, 2:05 pm'],
  [Date.UTC(2026, 10, 21, 18, 30), '22 November 2026, 12:00 am'],
  [Date.UTC(2026, 8, 1, 6, 45), '1 September 2026, 12:15 pm'],
])('%d reads %s in Mumbai', (at, words) => {
  expect(momentInWords(at, shopTimeZone)).toBe(words)
})

test('elsewhere it reads as the clocks there show it', () => {
  expect(momentInWords(Date.UTC(2026, 10, 21, 8, 35), 'America/New_York')).toBe('21 November 2026, 3:35 am')
})

test.each([
  [Date.UTC(2026, 10, 21, 18, 29, 59, 999), '2026-11-21', '21 November 2026'],
  [Date.UTC(2026, 10, 21, 18, 30), '2026-11-22', '22 November 2026'],
  [Date.UTC(2026, 11, 31, 18, 30), '2027-01-01', '1 January 2027'],
  [Date.UTC(2028, 1, 28, 20), '2028-02-29', '29 February 2028'],
])('%d is the day %s, %s, in Mumbai', (at, day, words) => {
  expect([shopDay(at), dayInWords(at)]).toEqual([day, words])
})

test('the sum that tells the day in Mumbai agrees with the calendars of the world, at each hour of some years', () => {
  const theirs = new Intl.DateTimeFormat('en-CA', {
    timeZone: shopTimeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const from = Date.UTC(2024, 0, 1)
  const hoursOfFourYears = Array.from({ length: 4 * 366 * 24 }, (_, nr) => from + nr * 3_600_000)
  expect(hoursOfFourYears.filter((at) => theirs.format(at) !== shopDay(at))).toEqual([])
})
