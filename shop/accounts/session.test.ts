import { expect, test } from 'vitest'
import { days, minutes } from '#shop/time.ts'
import { isSeenLongAgo, isSessionLive, isStayHeld, isStayLive } from './session.ts'

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

test('a clock that is set back signs nobody out, and notes them as seen by the clock of now', () => {
  for (const now of [noon - minutes(6), noon - days(1), noon - days(400)]) {
    expect(isSessionLive(begun, now)).toBe(true)
    expect(isSeenLongAgo(begun, now)).toBe(true)
  }
})

test('a browser that stays may come back within 90 days, for 180 days in all', () => {
  const stay = (renewed: number) => ({ begunAt: noon, renewedAt: noon + days(renewed) })
  expect(isStayLive(stay(0), noon + days(90) - 1)).toBe(true)
  expect(isStayLive(stay(0), noon + days(90))).toBe(false)
  expect(isStayLive(stay(170), noon + days(180) - 1)).toBe(true)
  expect(isStayLive(stay(170), noon + days(180))).toBe(false)
})

test('the value before the newest counts for a minute, and not again when the clock is set back', () => {
  const stay = { begunAt: noon, renewedAt: noon }
  expect([0, 59_999, 60_000, -1, -3_600_000].map((ms) => isStayHeld(stay, noon + ms))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('that somebody was here is noted every five minutes', () => {
  expect(isSeenLongAgo(begun, noon + minutes(5) - 1)).toBe(false)
  expect(isSeenLongAgo(begun, noon + minutes(5))).toBe(true)
})
