import { assert, constantFrom, integer, property, string, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { mobileOf } from '#shop/accounts/accounts.ts'
import { moveTyped } from '#shop/catalogue/rates/rate-typing.ts'
import { parsePincode, whyNotPincode } from '#shop/delivery/delivery.ts'
import { readList } from '#shop/lists/text-list.ts'
import { phonesMeant } from '#shop/orders/order-finding.ts'
import { parseOrderNumber } from '#shop/orders/order-number.ts'
import { readScaleLabel } from '#shop/orders/weighing/scale-label.ts'
import { readWeight } from '#shop/orders/weighing/typed-weight.ts'
import { whyNotField } from '#shop/wire/checkout.ts'
import { openingKindNamed } from '#tests/rooms/products.ts'
import { runsOf } from '#tests/running/runs.ts'
import { parse } from './catalogue/fit.ts'
import { latinDigits } from './digits.ts'
import { rupeesTyped } from './money.ts'

/** Some of its digits as a phone types them that writes Marathi or Hindi: a bit of `which` for each character. */
const inDevanagari = (typed: string, which: number): string =>
  [...typed].map((one, place) => (/\d/.test(one) && (which >> place) & 1 ? '०१२३४५६७८९'[Number(one)] : one)).join('')

const some = integer({ min: 0, max: 2 ** 20 - 1 })

const readers = {
  pincode: [stringMatching(/^[0-9 ]{4,8}[a-z]?$/), (typed: string) => [parsePincode(typed), whyNotPincode(typed)]],
  mobile: [stringMatching(/^(\+91 ?|0)?[5-9][0-9]{4} ?[0-9]{4,6}$/), mobileOf],
  'phone of a rider': [stringMatching(/^[0-9() -]{7,18}$/), (typed: string) => whyNotField('phone', typed)],
  kilos: [
    stringMatching(/^[0-9]{0,4}[.,]?[0-9]{0,4} ?(kg|g)?$/),
    (typed: string) => [readWeight(typed, 'kg'), readWeight(typed, 'g')],
  ],
  rupees: [stringMatching(/^(Rs\.? ?|₹)?[0-9]{1,3}(,[0-9]{2,3}){0,2}(\.[0-9]{1,3})?$/), rupeesTyped],
  'a move of rates': [stringMatching(/^[+-][0-9]{1,4}(\.[0-9]{1,2})? ?%?$/), moveTyped],
  'an order number': [stringMatching(/^[0-9A-Z]{4}-?[0-9A-Z]{4}(-[0-9])?$/), parseOrderNumber],
  'the telephone of an order': [stringMatching(/^[0-9 ]{8,16}$/), phonesMeant],
  'a label of a scale': [
    stringMatching(/^2[0-9]{11,13}$/),
    (typed: string) => {
      const read = readScaleLabel(typed, { layouts: [], isSold: () => true })
      return 'refused' in read ? read.refused : read
    },
  ],
  'a search': [stringMatching(/^[a-z0-9 ]{1,20}$/), parse],
  'a list': [
    stringMatching(/^[0-9]\. [0-9]{1,2}([.,][0-9])? ?(kg|packs) (paplet|surmai),? ?[0-9] x [0-9]{3} g bangda$/),
    (typed: string) => readList(typed, openingKindNamed).lines.map(({ fish, amount }) => ({ fish, amount })),
  ],
} as const

test.each(Object.entries(readers))('digits of Hindi and Marathi say the same as Latin ones: %s', (_what, reader) => {
  const [typed, read] = reader
  assert(
    property(typed, some, (latin, which) => {
      expect(read(inDevanagari(latin, which))).toEqual(read(latin))
    }),
    runsOf(5000),
  )
})

test('nothing but digits is touched, none is added, and what is read once stays', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 40 }), constantFrom('०', '५', '९', ''), (text, digit) => {
      const typed = text + digit
      const read = latinDigits(typed)
      expect(read.length).toBe(typed.length)
      expect(latinDigits(read)).toBe(read)
      expect(read.replaceAll(/[0-9]/g, '')).toBe(typed.replaceAll(/[0-9०-९]/g, ''))
    }),
  )
})

test('a list keeps what was typed as it was typed', () => {
  expect(readList('१ किलो पापलेट', openingKindNamed).lines).toMatchObject([{ typed: '१ किलो पापलेट' }])
  expect(readList('२. १,५ kg surmai', openingKindNamed).lines).toEqual([
    { typed: '१,५ kg surmai', fish: 'surmai', amount: { grams: 1500 } },
  ])
})
