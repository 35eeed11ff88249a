import { expect, test } from 'vitest'
import { certificateOn } from './certificate.ts'

test('the certificate of a scale is told thirty days ahead, and is good on its last day', () => {
  const days = ['2027-02-28', '2027-03-01', '2027-03-31', '2027-04-01']
  expect(days.map((today) => certificateOn(today, '2027-03-31'))).toEqual([
    { is: 'valid', daysLeft: 31 },
    { is: 'ends-soon', daysLeft: 30 },
    { is: 'ends-soon', daysLeft: 0 },
    { is: 'over', daysLeft: -1 },
  ])
  expect(certificateOn('2027-04-01', undefined).is).toBe('unknown')
})
