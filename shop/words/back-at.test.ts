import { expect, test } from 'vitest'
import { startOfShopDay } from '#shop/moment.ts'
import { days, hours, minutes } from '#shop/time.ts'
import { whenSaid } from '#words/formatters.ts'

/** A Sunday. */
const today = startOfShopDay('2026-11-22')
const now = today + hours(18)
const said = (at: number) => whenSaid(at, now)?.words

test('when something is back is said as people say it, by the shop’s clock', () => {
  expect(said(today + hours(19))).toBe('today 7 pm')
  expect(said(today + hours(20) + minutes(30))).toBe('today 8:30 pm')
  expect(said(today + days(1))).toBe('tomorrow 12 am')
  expect(said(today + days(1) + hours(7))).toBe('tomorrow 7 am')
  expect(said(today + days(2) + hours(7))).toBe('on Tuesday 7 am')
  expect(said(today + days(6) + hours(12))).toBe('on Saturday 12 pm')
  expect(said(today + days(7) + hours(7))).toBe('on 29 November 2026')
})

test('what should be back by now and is not, is not promised any more', () => {
  expect(said(now)).toBeUndefined()
  expect(said(now - minutes(1))).toBeUndefined()
})

test('the words hold until midnight, or until it is back', () => {
  expect(whenSaid(today + days(1) + hours(7), now)?.until).toBe(today + days(1))
  expect(whenSaid(today + hours(19), now)?.until).toBe(today + hours(19))
})
