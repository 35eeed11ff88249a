import { array, assert, constantFrom, integer, property, stringMatching, tuple } from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emailOf, mobileOf } from '#shop/accounts/accounts.ts'
import { codeTyped } from '#shop/accounts/one-time-code.ts'
import { parsePincode, whyNotPincode } from '#shop/delivery/delivery.ts'
import { gstinTyped, isGstin } from '#shop/orders/bills/gstin.ts'
import { phonesMeant } from '#shop/orders/order-finding.ts'
import { parseOrderNumber } from '#shop/orders/order-number.ts'
import { emailAddress } from '#shop/text.ts'
import { calls } from '#shop/wire/calls.ts'
import { whyNotField } from '#shop/wire/checkout.ts'

/** What messengers, spreadsheets and contact lists copy along, and nobody sees. */
const unseen = constantFrom(...'\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\uFEFF\u200B\u00AD\u2066\u2069')

/** The same with marks at any place. */
const pasted = (text: string, marks: readonly (readonly [number, string])[]) =>
  marks.reduce((now, [at, mark]) => {
    const place = at % (now.length + 1)
    return now.slice(0, place) + mark + now.slice(place)
  }, text)

const otp = (typed: string) => v.parse(calls.verifyCode.takes, { mobile: '9820000001', otp: typed })

const readers = {
  mobile: [stringMatching(/^(\+91 ?|0091|0)?[6-9][0-9]{4} [0-9]{5}$/), mobileOf],
  'phone of a rider': [stringMatching(/^[0-9() -]{7,18}$/), (typed: string) => whyNotField('phone', typed)],
  'telephone of an order': [stringMatching(/^[0-9 ]{8,16}$/), phonesMeant],
  pincode: [stringMatching(/^[0-9]{3} ?[0-9]{2,4}$/), (typed: string) => [parsePincode(typed), whyNotPincode(typed)]],
  'order number': [stringMatching(/^#?[0-9A-Z]{4}-?[0-9A-Z]{4}(-[0-9])?$/), parseOrderNumber],
  'one-time code': [stringMatching(/^[0-9]{3}[ -]?[0-9]{3}$/), otp],
  GSTIN: [constantFrom('27AAPFU0939F1ZV', '27AAPFU0939F1ZW'), (typed: string) => [gstinTyped(typed), isGstin(typed)]],
  'e-mail': [
    constantFrom('asha@darya.example', 'Asha.Koli@Darya.example', 'asha'),
    (typed: string) => [emailOf(typed), v.safeParse(emailAddress, typed).output],
  ],
} as const

test.each(Object.entries(readers))('what nobody sees changes nothing: %s', (_what, [typed, read]) => {
  assert(
    property(typed, array(tuple(integer({ min: 0, max: 40 }), unseen), { maxLength: 6 }), (plain, marks) => {
      expect(read(pasted(plain, marks))).toEqual(read(plain))
    }),
  )
})

test.each([
  '+91 (0) 98200 00001',
  '(0)9820000001',
  '0091 9820000001',
  '0091 (0)98200 00001',
  '‪+91 98200\u{A0}00001‬',
  '98200‐00001',
  '98200‑00001',
  '98200–00001',
  '98200—00001',
  '९८२०० ००००१',
  '９８２００ ００００１',
  '91-98200-00001',
])('%s is one mobile, and finds what was ordered with it', (typed) => {
  expect(mobileOf(typed)).toBe('+919820000001')
  expect(whyNotField('phone', typed)).toBeUndefined()
  expect(phonesMeant(typed)).toContain('9820000001')
})

test('codes and pincodes that were pasted in groups are read', () => {
  expect(codeTyped(' 123–456\u200E')).toBe('123456')
  expect(parsePincode('\u200E400\u00A0014')).toBe('400014')
  expect(gstinTyped(' 27AAPFU0939F1ZV\uFEFF')).toBe('27AAPFU0939F1ZV')
})

test('a mobile is none with a digit too many or too few, wherever it stands', () => {
  for (const typed of ['+91 98200 0000', '98200 000011', '00 98200 00001', '+0 98200 00001', '58200 00001'])
    expect([typed, mobileOf(typed)]).toEqual([typed, undefined])
})
