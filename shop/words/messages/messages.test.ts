import { expect, test } from 'vitest'
import { spokenIn } from '#shop/words/spoken-in.ts'
import { mobileCode, orderPlaced, passwordChanged, rankOf, resetCode, whenTold } from './messages.ts'

const english = spokenIn('en')

test.each([resetCode, mobileCode])(
  'the message with a code ends with the line by which a phone fills it in on our own site',
  (message) => {
    const { text, vars } = message('001234', { shop: 'Darya', domain: 'darya.example' })
    expect(text.split('\n').at(-1)).toBe('@darya.example #001234')
    expect(vars).toEqual({ code: '001234' })
  },
)

test('whose password was changed learns where to call', () => {
  expect(passwordChanged({ shop: 'Darya', phone: '+91 22 0000 0000' }, english).text).toContain('+91 22 0000 0000')
})

test('a code of a known customer comes before a warning and a first code, those before news', () => {
  expect([rankOf('code', true), rankOf('code', false), rankOf('warning', true), rankOf('news', true)]).toEqual([
    'knownCode',
    'needed',
    'needed',
    'news',
  ])
})

test('that an order is placed is told with when it comes, about what and at most what it comes to, in two parts of a text message', () => {
  const told = {
    shop: 'Darya',
    number: 'D7K4-29XM',
    when: whenTold({ startsAt: Date.UTC(2026, 10, 24, 1, 30), endsAt: Date.UTC(2026, 10, 24, 3, 30) }, english),
    total: '₹10,000.00',
    most: '₹11,000.00',
    fssai: '10000000000000',
  }
  const { text, vars } = orderPlaced(told, english)
  expect(text).toContain('It comes Tue 24 Nov, 7-9 am. About ₹10,000.00 (at most ₹11,000.00) in cash.')
  // With ₹ in it, a part has 67 letters.
  expect(text.length).toBeLessThanOrEqual(2 * 67)
  expect(vars).toEqual({
    number: 'D7K4-29XM',
    when: 'Tue 24 Nov, 7-9 am',
    total: '₹10,000.00',
    most: '₹11,000.00',
    fssai: '10000000000000',
  })
  expect(Object.values(vars).every((value) => value.length <= 30)).toBe(true)
})
