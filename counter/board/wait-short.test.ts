import { expect, test } from 'vitest'
import { hours, minutes, seconds } from '#shop/time.ts'
import { passedShort, waitShort } from './wait-short.ts'

test('what has passed is never said to be longer than it is', () => {
  expect(
    [seconds(0.4), seconds(59.9), minutes(24.9), minutes(119.9), hours(2), hours(4) + minutes(5.9), hours(5) - 1].map(
      passedShort,
    ),
  ).toEqual(['1 s', '59 s', '24 min', '119 min', '2 h', '4 h 05', '4 h 59'])
})

test('what is still to come is never said to be shorter than it is', () => {
  expect([seconds(24.1), minutes(23.1)].map(waitShort)).toEqual(['25 s', '24 min'])
})
