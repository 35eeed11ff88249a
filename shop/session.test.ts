import { expect, test } from 'vitest'
import { isSeenLongAgo, isSessionLive } from './session.ts'
import { days, minutes } from './time.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const begun = { createdAt: noon, lastSeenAt: noon }

test('whoever does not come back for 14 days is signed out', () => {
  expect(isSessionLive(begun, noon + days(14) - 1)).toBe(true)
  expect(isSessionLive(begun, noon + days(14))).toBe(false)
})

test('whoever comes back every week stays for 30 days', () => {
  const seen = (day: number) => ({ createdAt: noon, lastSeenAt: noon + days(day) })
  expect(isSessionLive(seen(28), noon + days(30) - 1)).toBe(true)
  expect(isSessionLive(seen(28), noon + days(30))).toBe(false)
})

test('a session from the future is over, but not for the small difference between two clocks', () => {
  expect(isSessionLive(begun, noon - minutes(1))).toBe(true)
  expect(isSessionLive(begun, noon - days(1))).toBe(false)
})

test('that somebody was here is noted every five minutes', () => {
  expect(isSeenLongAgo(begun, noon + minutes(5) - 1)).toBe(false)
  expect(isSeenLongAgo(begun, noon + minutes(5))).toBe(true)
})
