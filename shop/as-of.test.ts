import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { asOfInWords } from '#shop/words/moments.ts'
import { timeWords } from '#words/measures.ts'
import { offlineWords } from '#words/offline.ts'
import { asOf, isRecent, isTooOld, keptAt } from './kept-page.ts'
import { days, hours, minutes } from './time.ts'

/** 2:05 pm in Mumbai */
const at = Date.parse('2026-11-23T08:35:00Z')

test('the rates of a page are as of a moment in Mumbai', () => {
  expect(asOfInWords({ at, age: minutes(5) }, { offlineWords, timeWords })).toBe('today 2:05 pm')
  expect(asOfInWords({ at, age: hours(9) }, { offlineWords, timeWords })).toBe('today 2:05 pm')
  expect(asOfInWords({ at, age: hours(10) }, { offlineWords, timeWords })).toBe('yesterday 2:05 pm')
  expect(asOfInWords({ at, age: days(3) }, { offlineWords, timeWords })).toBe('23 November, 2:05 pm')
})

test('a clock that goes wrong, but goes, tells how old a page is', () => {
  const wrong = Date.parse('2031-01-01T00:00:00Z')
  const headers = new Headers({ date: new Date(at).toUTCString(), [keptAt]: String(wrong) })
  expect(asOf(headers, wrong + hours(2))).toEqual({ at, age: hours(2) })
})

test('where the clock was set back nobody can tell, and nothing is ordered by it', () => {
  const age = -hours(1)
  expect(asOfInWords({ at, age }, { offlineWords, timeWords })).toBe('23 November, 2:05 pm')
  expect(isTooOld({ at, age })).toBe(true)
})

test('rates are too old after a day', () => {
  expect(isTooOld({ at, age: hours(24) })).toBe(false)
  expect(isTooOld({ at, age: hours(24) + 1 })).toBe(true)
})

test('an answer without its date is of no known moment', () => {
  expect(asOf(new Headers({ [keptAt]: '5' }), 7)).toBeUndefined()
  expect(asOf(new Headers({ date: new Date(at).toUTCString() }), 7)).toBeUndefined()
})

/** A page that came by a clock so wrong is looked at after a while, by one that may have been set meanwhile. */
function isRecentAfter(
  while_: number,
  { wrongThen = 0, wrongNow = wrongThen }: { wrongThen?: number; wrongNow?: number } = {},
) {
  const headers = new Headers({ date: new Date(at).toUTCString(), [keptAt]: String(at + wrongThen) })
  const now = at + while_ + wrongNow
  const known = asOf(headers, now)
  return known !== undefined && isRecent(known, now)
}

test('a page is recent for five minutes', () => {
  expect([0, minutes(5), minutes(5) + 1].map((age) => isRecentAfter(age))).toEqual([true, true, false])
})

test('no clock makes an older page recent, but one that was right and was since set back by as long as that is ago', () => {
  const anyTime = integer({ min: 0, max: minutes(90) })
  const anyFault = integer({ min: -minutes(90), max: minutes(90) })
  assert(
    property(anyTime, anyFault, anyFault, (after, wrongThen, wrongNow) => {
      if (!isRecentAfter(after, { wrongThen, wrongNow }) || after <= minutes(5)) return
      expect(Math.abs(wrongThen)).toBeLessThanOrEqual(minutes(1))
      expect(wrongThen - wrongNow).toBeGreaterThanOrEqual(after - minutes(5))
    }),
  )
  // An hour ahead when it was kept, and set right since: an hour later it would be a minute old.
  expect(isRecentAfter(hours(1) + minutes(1), { wrongThen: hours(1), wrongNow: 0 })).toBe(false)
  expect(isRecentAfter(minutes(1), { wrongThen: hours(1) })).toBe(false)
})
