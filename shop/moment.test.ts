import { expect, test } from 'vitest'
import { momentInWords, shopTimeZone } from './moment.ts'

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
