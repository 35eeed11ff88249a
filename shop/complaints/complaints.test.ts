import { expect, test } from 'vitest'
import { days } from '#shop/time.ts'
import { daysLeftFor } from './complaints.ts'

test('a complaint has thirty days, the last of them is the first, and a moment later it is late', () => {
  const received = Date.UTC(2026, 10, 21, 6, 30)
  const after = [0, days(1), days(29) + 1, days(30) - 1, days(30), days(31)]
  expect(after.map((passed) => daysLeftFor(received, received + passed))).toEqual([30, 29, 1, 1, 0, -1])
})
