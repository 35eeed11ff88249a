import { array, assert, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { hours, minutes, seconds } from '#shop/time.ts'
import { waitInWords } from '#words/formatters.ts'
import { firstSliceOf, limits, type Slice, shareOf, sliceOf, waitFor } from './limits.ts'

const three = { what: 'codes', most: 3, within: hours(1) }
const noon = Date.UTC(2026, 10, 21, 12)

/** A shop's book of one limit: what was allowed at which moments. */
function booked(limit: typeof three, moments: readonly number[]): number[] {
  const slices = new Map<number, number>()
  return moments.filter((now) => {
    const counting = [...slices].map(([from, count]): Slice => ({ from, count }))
    const wait = waitFor(
      limit,
      counting.filter(({ from }) => from >= firstSliceOf(limit, now)),
      now,
    )
    if (wait > 0) return false
    slices.set(sliceOf(limit, now), (slices.get(sliceOf(limit, now)) ?? 0) + 1)
    return true
  })
}

test('three an hour means three in any hour, not three before the clock strikes and three after', () => {
  const moments = [50, 51, 52, 61, 62, 63].map((minute) => noon + minutes(minute))
  expect(booked(three, moments)).toEqual(moments.slice(0, 3))
})

test('whenever people come, no stretch of an hour holds more than three', () => {
  assert(
    property(array(nat(hours(4)), { maxLength: 60 }), (after) => {
      const allowed = booked(
        three,
        after.map((time) => noon + time).toSorted((one, other) => one - other),
      )
      const fromFirstToFourth = allowed.slice(3).map((fourth, place) => fourth - (allowed[place] ?? 0))
      expect(fromFirstToFourth.filter((stretch) => stretch <= three.within)).toEqual([])
    }),
  )
})

test('the wait that is told is long enough, and at most five minutes longer than the hour', () => {
  const slices = [{ from: sliceOf(three, noon), count: 3 }]
  const wait = waitFor(three, slices, noon)
  expect(wait).toBeGreaterThanOrEqual(hours(1))
  expect(wait).toBeLessThanOrEqual(hours(1) + minutes(5))
  const later = noon + wait
  expect(
    waitFor(
      three,
      slices.filter(({ from }) => from >= firstSliceOf(three, later)),
      later,
    ),
  ).toBe(0)
})

test('what counts until it is forgiven never ends by waiting', () => {
  expect(waitFor(limits.wrongCodeEver, [{ from: 0, count: 60 }], noon)).toBe(Number.POSITIVE_INFINITY)
  expect(waitFor(limits.wrongCodeEver, [{ from: 0, count: 59 }], noon)).toBe(0)
})

const shares = (most: number) =>
  (['news', 'needed', 'knownCode'] as const).map((rank) => shareOf({ ...three, most }, rank).most)

test('whatever a budget is, news leave room for what is needed, and that for codes of known customers', () => {
  assert(
    property(nat(1_000_000), (most) => {
      const [news = 0, needed = 0, knownCode = 0] = shares(most)
      expect(news <= needed && needed <= knownCode && knownCode === most).toBe(true)
    }),
  )
  const { most } = limits.messagePerMobile
  expect(most - (shares(most)[1] ?? 0)).toBeGreaterThanOrEqual(limits.codePerDay.most)
})

test.each([
  [1, '1 second'],
  [seconds(29.4), '30 seconds'],
  [minutes(2.5), '3 minutes'],
  [hours(2), '120 minutes'],
  [hours(2.1), '3 hours'],
])('a wait of %d ms is told as %s', (wait, words) => {
  expect(waitInWords(wait)).toBe(words)
})
