import { assert, constantFrom, integer, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#shop/languages.ts'
import { paise, rupees } from '#shop/money.ts'
import { days, hours, minutes } from '#shop/time.ts'
import { wholeGrams } from '#shop/weight.ts'
import { orderPlaced, resetCode, whenTold } from '#shop/words/messages/messages.ts'
import { orderMoved } from '#shop/words/messages/move-messages.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'
import { everyMessage } from '#tests/rooms/every-message.ts'

// With letters that are not Latin, a part of a text message has 67 signs.
const part = 67

const shop = 'Darya'
const phone = '+91 22 0000 0000'
const number = 'D7K4-29XM'
const fssai = '10000000000000'
const firstDay = Date.UTC(2026, 0, 1) - hours(5.5)

/** An order as long in words as any that the shop takes: ₹9,99,999 in all, a kind of 80 letters, a reason of 200. */
const anyOrder = record({
  total: integer({ min: 1, max: 99_999_900 }).map(paise),
  /** rupees, for what is paid is rounded to them */
  moreOrLess: integer({ min: -99_999, max: 99_999 }),
  most: integer({ min: 1, max: 99_999_900 }).map(paise),
  rate: integer({ min: 1, max: 9_999_900 }).map(paise),
  price: integer({ min: 1, max: 9_999_900 }).map(paise),
  ordered: integer({ min: 1, max: 20_000 }).map(wholeGrams),
  weighed: integer({ min: 1, max: 99_999 }).map(wholeGrams),
  day: integer({ min: 0, max: 364 }),
  from: integer({ min: 0, max: 43 }),
  halves: integer({ min: 1, max: 8 }),
  fish: constantFrom(
    'पापलेट',
    'साफ केलेली मोठी टायगर कोळंबी (शेपटीसह), अख्खी आणि साफ करून',
    'Whole Black Tiger Prawns (Kolambi), cleaned and deveined with the tail kept on it',
  ),
  reason: string({ unit: constantFrom('अ', 'ा', ' ', 'क्ष', 'w', 'e'), minLength: 1, maxLength: 200 }),
})

test.each(languages)(
  'in %s nothing that a customer is told has more than two parts, or three where it asks for money, and nothing in it is missing',
  (language) => {
    const words = spokenIn(language)
    assert(
      property(anyOrder, (order) => {
        const startsAt = firstDay + days(order.day) + order.from * minutes(30)
        const endsAt = startsAt + order.halves * minutes(30)
        const final = rupees(Math.max(1, Math.floor(order.total / 100) + order.moreOrLess))
        const told = { ...order, final, startsAt, endsAt, wished: order.fish, productId: 21 }
        for (const { kind, text, vars } of everyMessage(told, words)) {
          const most = kind === 'weight-asked' ? 3 : 2
          expect({ kind, text, isLong: language !== 'en' && text.length > most * part }).toMatchObject({
            isLong: false,
          })
          expect(text).not.toMatch(/undefined|null|NaN|\[object/)
          expect((vars['when'] ?? '').length).toBeLessThanOrEqual(30)
        }
      }),
    )
  },
)

test('what an order says of itself in Marathi', () => {
  const words = spokenIn('mr')
  const when = whenTold({ startsAt: Date.UTC(2026, 10, 24, 1, 30), endsAt: Date.UTC(2026, 10, 24, 3, 30) }, words)
  const told = { shop, number, when, total: '₹1,950', most: '₹2,145', fssai }
  expect(orderPlaced(told, words)).toMatchObject({
    language: 'mr',
    text: 'Darya: ऑर्डर D7K4-29XM झाली, मंगळ 24/11, सकाळी 7-9 येईल. कॅश अंदाजे ₹1,950 (कमाल ₹2,145). FSSAI 10000000000000',
  })
})

test('a code is one English text in every language: it has one part, and phones read its last line', () => {
  const { text, language } = resetCode('001234', { shop, domain: 'darya.example' })
  expect(language).toBe('en')
  expect(text.length).toBeLessThanOrEqual(160)
})

test('what is too long for two parts is shortened where it stands open, and gateways get it so', () => {
  const words = spokenIn('mr')
  const reason =
    'The boat did not come back before the storm, and what others landed is not good enough for us to sell it'
  const told = orderMoved('reject', { shop, number, when: '', total: '', reason, phone }, words)
  expect(told?.vars['reason']).toMatch(/^The boat did not .*…$/)
  expect(told?.text).toContain(told?.vars['reason'])
})
