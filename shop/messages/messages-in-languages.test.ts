import { type Arbitrary, assert, constantFrom, integer, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#shop/languages.ts'
import { paise, readable } from '#shop/money.ts'
import type { Move } from '#shop/orders/moves.ts'
import { days, hours, minutes } from '#shop/time.ts'
import { wholeGrams } from '#shop/weight.ts'
import { settledByOf } from '#shop/words/complaints/settled-by.ts'
import {
  accountDeleted,
  areaGrown,
  backInStock,
  complaintNoted,
  orderChanged,
  orderPlaced,
  orderSlotMoved,
  passwordChanged,
  resetCode,
  type Wording,
  whenTold,
} from '#shop/words/messages/messages.ts'
import { orderMoved } from '#shop/words/messages/move-messages.ts'
import { orderPacked, weightAsked } from '#shop/words/messages/weight-messages.ts'
import { type Spoken, spokenIn } from '#shop/words/spoken-in.ts'

// With letters that are not Latin, a part of a text message has 67 signs.
const twoParts = 2 * 67

const shop = 'Darya'
const phone = '+91 22 0000 0000'
const number = 'D7K4-29XM'
const fssai = '10000000000000'
const site = 'https://darya.example'
const orderId = '019ab000-0000-7000-8000-000000000000'
const firstDay = Date.UTC(2026, 0, 1) - hours(5.5)

/** An order as long in words as any that the shop takes: ₹9,99,999 in all, a title of 80 letters, a reason of 200. */
const anyOrder = record({
  total: integer({ min: 1, max: 99_999_900 }),
  line: integer({ min: 1, max: 9_999_900 }),
  moreOrLess: integer({ min: -9_999_900, max: 9_999_900 }),
  grams: integer({ min: 1, max: 99_999 }),
  day: integer({ min: 0, max: 364 }),
  from: integer({ min: 0, max: 43 }),
  halves: integer({ min: 1, max: 8 }),
  title: constantFrom(
    'पापलेट',
    'साफ केलेली मोठी टायगर कोळंबी (शेपटीसह), अख्खी आणि साफ करून',
    'Whole Black Tiger Prawns (Kolambi), cleaned and deveined with the tail kept on it',
  ),
  reason: string({ unit: constantFrom('अ', 'ा', ' ', 'क्ष', 'w', 'e'), minLength: 1, maxLength: 200 }),
})

type AnyOrder = typeof anyOrder extends Arbitrary<infer Order> ? Order : never

test.each(languages)(
  'in %s nothing that a buyer is told has more than two parts, and nothing in it is missing',
  (language) => {
    const words = spokenIn(language)
    assert(
      property(anyOrder, (order) => {
        for (const { kind, text, vars } of everyMessage(order, words)) {
          expect({ kind, text, isLong: language !== 'en' && text.length > twoParts }).toMatchObject({ isLong: false })
          expect(text).not.toMatch(/undefined|null|NaN|\[object/)
          expect((vars['when'] ?? '').length).toBeLessThanOrEqual(30)
        }
      }),
    )
  },
)

function everyMessage(order: AnyOrder, words: Spoken): Wording[] {
  const { title, reason } = order
  const [total, most] = [readable(paise(order.total)), readable(paise(order.total))]
  const startsAt = firstDay + days(order.day) + order.from * minutes(30)
  const when = whenTold({ startsAt, endsAt: startsAt + order.halves * minutes(30) }, words)
  const pages = `${site}${words.language === 'en' ? '' : `/${words.language}`}`
  const told = { shop, number, when, total, most, reason, phone, fssai }
  const moves: Move[] = ['confirm', 'reject', 'send-out', 'deliver']
  const line = {
    title,
    weight: '500 g',
    rate: paise(order.line),
    orderedGrams: wholeGrams(20_000),
    ordered: paise(order.line),
    state: 'weighed',
    grams: wholeGrams(order.grams),
    price: paise(Math.max(1, order.line + order.moreOrLess)),
    reason,
  } as const
  const weighed = {
    shop,
    number,
    address: `${pages}/myorders/${orderId}`,
    ordered: paise(order.total),
    final: paise(Math.max(1, order.total + order.moreOrLess)),
  }
  const asked = { shop, number, title, orderedGrams: line.orderedGrams, grams: line.grams, price: line.price }
  return [
    orderPlaced(told, words),
    orderChanged({ shop, number, total, most, slot: when }, words),
    ...moves.flatMap((move) => orderMoved(move, told, words) ?? []),
    orderSlotMoved({ shop, number, when, reason, phone }, words),
    orderPacked({ ...weighed, lines: [line] }, words),
    orderPacked({ ...weighed, lines: [line, { ...line, state: 'left-out' }] }, words),
    weightAsked({ ...asked, most: paise(order.line), address: `${pages}/weighed/${'x'.repeat(22)}` }, words),
    backInStock({ shop, fish: title, address: `${pages}/fish/whole-black-tiger-prawns` }, words),
    areaGrown({ shop, pincode: '400050', address: `${pages}/delivery?pincode=400050` }, words),
    passwordChanged({ shop, phone }, words),
    accountDeleted({ shop, phone }, words),
    complaintNoted({ shop, ticket: 'C-D7K4-29XM', settledBy: settledByOf(startsAt, words) }, words),
  ]
}

test('what an order says of itself in Marathi', () => {
  const words = spokenIn('mr')
  const when = whenTold({ startsAt: Date.UTC(2026, 10, 24, 1, 30), endsAt: Date.UTC(2026, 10, 24, 3, 30) }, words)
  const told = { shop, number, when, total: '₹1,950.00', most: '₹2,145.00', fssai }
  expect(orderPlaced(told, words)).toMatchObject({
    language: 'mr',
    text: 'Darya: ऑर्डर D7K4-29XM झाली. मंगळ 24/11, सकाळी 7-9. कॅश अंदाजे ₹1,950.00 (कमाल ₹2,145.00). FSSAI 10000000000000',
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
