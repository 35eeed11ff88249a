import { expect, test } from 'vitest'
import { openingArea } from '#shop/delivery/delivery.ts'
import { inWords } from '#shop/refusals.ts'
import { checkoutWords } from '#words/checkout.ts'
import { refusals } from '#words/refusals.ts'
import { type AddressField, firstCity, namesIn, payments, states, whyNotField, whyNotShipping } from './checkout.ts'

const saidOf = (field: AddressField, typed: string) => inWords(refusals, whyNotField(field, typed))

const required = [
  ['firstName', 'First name is required.'],
  ['lastName', 'Last name is required.'],
  ['addressLine1', 'Address line 1 is required.'],
  ['streetAddress', 'Street address is required.'],
  ['pincode', 'Pincode is required.'],
  ['city', 'City is required.'],
  ['state', 'State is required.'],
  ['phone', 'Phone is required.'],
  ['email', 'E-mail is required.'],
] as const

test.each(required)('an address has a %s', (field, sentence) => {
  expect(saidOf(field, '')).toBe(sentence)
  expect(saidOf(field, '   ')).toBe(sentence)
})

test('a landmark may be left out', () => {
  expect(whyNotField('landmark', '')).toBeUndefined()
})

test('a pincode of another length says how many digits were typed', () => {
  expect(saidOf('pincode', '40001')).toBe('Pincode must be 6 digits. You typed 5 digits.')
  expect(saidOf('pincode', '4000121')).toBe('Pincode must be 6 digits. You typed 7 digits.')
  expect(whyNotField('pincode', ' 400012 ')).toBeUndefined()
})

test('the shop does not deliver outside its area, but a bill may go anywhere', () => {
  expect(inWords(refusals, whyNotShipping(openingArea, 'pincode', '110001'))).toBe(
    'Delivery is not available for this pincode.',
  )
  expect(whyNotField('pincode', '110001')).toBeUndefined()
  for (const pincode of openingArea) expect(whyNotShipping(openingArea, 'pincode', pincode)).toBeUndefined()
})

test.each(['98200 00001', '+91 98200-00001', '022 2410 0001', '09820000001'])('the rider can call %s', (typed) =>
  expect(whyNotField('phone', typed)).toBeUndefined(),
)

test('a telephone number that is too short says how many digits it lacks', () => {
  expect(saidOf('phone', '98200 000')).toBe('You typed 8 digits. A mobile number has 10.')
  expect(saidOf('phone', 'call me')).toContain('not a valid mobile number')
})

test('an e-mail address that is not complete says how it should look', () => {
  expect(saidOf('email', 'asha@darya')).toContain('name@example.com')
})

test('a full name fills both fields', () => {
  expect(namesIn('Asha Ram Koli')).toEqual({ firstName: 'Asha', lastName: 'Ram Koli' })
  expect(namesIn('')).toEqual({ firstName: '', lastName: '' })
})

test('an address begins in Mumbai, Maharashtra; Delhi and Karnataka can be chosen', () => {
  expect(firstCity).toBe('Mumbai')
  expect(states).toEqual(['Maharashtra', 'Delhi', 'Karnataka'])
})

const named = ({ code }: (typeof payments)[number]) => checkoutWords.payments[code]

test('cash on delivery is the only payment that is open', () => {
  expect(payments.filter(({ open }) => open).map(named)).toEqual(['Cash on delivery'])
  expect(payments.map(named).slice(1)).toEqual(['Paytm', 'UPI', 'Cards', 'Netbanking'])
})
