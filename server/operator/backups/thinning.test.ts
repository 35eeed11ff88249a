import { expect, test } from 'vitest'
import { days, hours, minutes } from '#shop/time.ts'
import { outlived, superfluous } from './thinning.ts'

const now = Date.UTC(2026, 10, 21, 12, 30)

/** What is left after this many days of a backup a minute, thinned each time. */
function leftAfter(length: number): number[] {
  let kept: number[] = []
  for (let at = now - length; at <= now; at += minutes(1)) {
    kept.push(at)
    const gone = new Set(superfluous(kept, at))
    kept = kept.filter((moment) => !gone.has(moment))
  }
  return kept.toSorted((one, other) => other - one)
}

const afterFortyDays = leftAfter(days(40))

test('every backup of the last hour stays', () => {
  const lastHour = Array.from({ length: 61 }, (_, nr) => now - minutes(nr))
  expect(superfluous(lastHour, now)).toEqual([])
})

test('after forty days there is one for each minute of an hour, each hour of a day, each day of a month', () => {
  const ages = afterFortyDays.map((at) => now - at)
  expect(ages.filter((age) => age <= hours(1))).toHaveLength(61)
  expect(ages.filter((age) => age > hours(1) && age <= days(1)).length).toBeGreaterThanOrEqual(23)
  expect(ages.filter((age) => age > days(1)).length).toBeGreaterThanOrEqual(29)
  expect(ages.length).toBeLessThanOrEqual(61 + 25 + 31)
  expect(Math.max(...ages)).toBeLessThanOrEqual(days(30))
})

test('wherever one looks back, the copy before that moment is never farther than its shelf is wide', () => {
  const gaps = afterFortyDays.slice(1).map((at, nr) => ({ age: now - at, gap: (afterFortyDays[nr] ?? now) - at }))
  for (const { age, gap } of gaps) expect(gap).toBeLessThanOrEqual(age <= days(1) + hours(1) ? hours(1) : days(1))
})

const daily = (count: number, before: number) => Array.from({ length: count }, (_, nr) => before - days(nr))

test('the last of each of the newest seven days stays however old it is', () => {
  const old = daily(9, now - days(300))
  expect(superfluous(old, now)).toEqual(old.slice(7))
  expect(superfluous([...old, now], now)).toEqual(old.slice(6))
})

test('a clock that is ahead takes a few at once, and one that was ahead leaves backups that stay', () => {
  const before = daily(30, now)
  expect(superfluous(before, now + days(40))).toEqual(before.slice(-3))
  expect(superfluous([...before, now + days(40)], now)).toEqual([])
})

test('a database that was set aside goes after 30 days, and only where backups show that days went by', () => {
  const asides = [now - days(40), now - days(31), now - days(29)]
  expect(outlived(asides, { backups: daily(30, now), now })).toEqual(asides.slice(0, 2))
  expect(outlived(asides, { backups: [...daily(5, now - days(40)), now], now })).toEqual([])
})
