import { describe, expect, test } from 'vitest'
import { startOfShopDay } from '#shop/moment.ts'
import { nameOfOrderSlot, slotNamed } from '#shop/slots/slot-names.ts'
import { hours, minutes } from '#shop/time.ts'
import { slotSaid, whenItComes, whenToOrder } from '#words/formatters.ts'

/** A Monday. */
const monday = startOfShopDay('2026-11-23')
const noon = monday + hours(12)

describe('what is said of the time at which an order comes', () => {
  test.each([
    ['2026-11-23T17:00-19:00', 'today, 5 to 7 pm'],
    ['2026-11-24T07:00-09:00', 'tomorrow, 7 to 9 am'],
    ['2026-11-24T11:00-13:00', 'tomorrow, 11 am to 1 pm'],
    ['2026-11-24T07:30-09:00', 'tomorrow, 7:30 to 9 am'],
    ['2026-11-25T09:00-11:00', 'on Wednesday, 9 to 11 am'],
    ['2026-11-29T09:00-11:00', 'on Sunday, 9 to 11 am'],
    ['2026-11-30T22:00-24:00', 'on 30 November 2026, 10 pm to 12 am'],
    ['2026-11-22T07:00-09:00', 'on 22 November 2026, 7 to 9 am'],
  ])('%s is %s', (name, words) => {
    expect(whenItComes(name, noon)).toEqual({ words, until: startOfShopDay('2026-11-24') })
  })

  test('what is tomorrow is today from midnight in Mumbai on, wherever it is read', () => {
    const midnight = startOfShopDay('2026-11-24')
    expect(whenItComes('2026-11-24T07:00-09:00', midnight - 1).words).toBe('tomorrow, 7 to 9 am')
    expect(whenItComes('2026-11-24T07:00-09:00', midnight).words).toBe('today, 7 to 9 am')
    expect(whenToOrder(monday + hours(21), midnight)).toBeUndefined()
  })

  test('with it stands until when it is ordered, and that is said no longer than it is so', () => {
    const slot = { name: '2026-11-24T07:00-09:00', cutOffAt: monday + hours(21) }
    expect(slotSaid(slot, noon)).toEqual({
      words: 'tomorrow, 7 to 9 am, order by 9 pm today',
      until: monday + hours(21),
    })
    expect(slotSaid(slot, monday - minutes(1))).toEqual({
      words: 'on Tuesday, 7 to 9 am, order by 9 pm tomorrow',
      until: monday,
    })
    expect(slotSaid(slot, monday + hours(21))).toBeUndefined()
  })
})

test('a slot has the same name in a call, in the book and on the order', () => {
  expect(slotNamed('2026-11-24T07:30-24:00')).toEqual({ day: '2026-11-24', hours: { from: 450, to: 1440 } })
  for (const none of ['', 'tomorrow', '2026-02-31T07:00-09:00', '2026-11-24T07:00-09:00 '])
    expect([none, slotNamed(none)]).toEqual([none, undefined])
  const startsAt = startOfShopDay('2026-11-24') + minutes(450)
  expect(nameOfOrderSlot({ startsAt, endsAt: startOfShopDay('2026-11-25') })).toBe('2026-11-24T07:30-24:00')
})
