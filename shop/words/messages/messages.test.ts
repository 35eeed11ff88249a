import { expect, test } from 'vitest'
import { rupees } from '#shop/money.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'
import { mobileCode, orderPlaced, passwordChanged, rankOf, resetCode, whenTold } from './messages.ts'
import { sumTold } from './sum-told.ts'

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

test('that an order is placed is told with when it comes, about what and at most what it comes to, in one part of a text message', () => {
  const told = {
    shop: 'Darya',
    number: 'D7K4-29XM',
    when: whenTold({ startsAt: Date.UTC(2026, 10, 24, 1, 30), endsAt: Date.UTC(2026, 10, 24, 3, 30) }, english),
    total: sumTold(rupees(10_000), english),
    most: sumTold(rupees(11_000.5), english),
    fssai: '10000000000000',
  }
  const { text, vars } = orderPlaced(told, english)
  expect(text).toBe(
    'Darya: order D7K4-29XM is placed. Delivery Tue 24 Nov, 7-9 am. About Rs 10,000 (max Rs 11,000.50), cash on delivery. FSSAI 10000000000000',
  )
  expect(text.length).toBeLessThanOrEqual(160)
  // The shop's name and licence stand in the approved text itself.
  expect(vars).toEqual({
    number: 'D7K4-29XM',
    when: 'Tue 24 Nov, 7-9 am',
    total: 'Rs 10,000',
    most: 'Rs 11,000.50',
  })
  expect(Object.values(vars).every((value) => value.length <= 30)).toBe(true)
})
