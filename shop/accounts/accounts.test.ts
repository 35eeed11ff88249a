import { expect, test } from 'vitest'
import { emailOf, mobileOf, readableMobile } from './accounts.ts'

test.each([
  '9876543210',
  '98765 43210',
  '+91 98765-43210',
  '+919876543210',
  '919876543210',
  '0091 98765 43210',
  '09876543210',
  ' (98765) 43210 ',
  '+91.98765.43210',
  '９８７６５４３２１０',
])('the mobile typed as %j is one and the same', (typed) => {
  expect(mobileOf(typed)).toBe('+919876543210')
})

test.each(['', '12345', '5876543210', '98765432101', '+1 9876543210', '98765x3210', '022 2345 6789', '+91'])(
  '%j is no Indian mobile',
  (typed) => {
    expect(mobileOf(typed)).toBeUndefined()
  },
)

test('a mobile is read in two halves, and still is one', () => {
  expect(readableMobile('+919876543210')).toBe('+91 98765 43210')
  expect(mobileOf(readableMobile('+919876543210'))).toBe('+919876543210')
  expect(readableMobile('022 2345 6789')).toBe('022 2345 6789')
})

test('an e-mail is the same person in any letter case', () => {
  expect(emailOf(' Asha@Example.COM')).toBe(emailOf('asha@example.com'))
})
