import { expect, test } from 'vitest'
import { inWords } from '#shop/refusals.ts'
import { refusals } from '#words/refusals.ts'
import { isIn, openingArea, type Place, parsePincode, quartersOf, whyNotDelivered, whyNotPincode } from './delivery.ts'

test('the shop opens with the six pincodes around the docks', () => {
  expect(openingArea).toEqual(['400012', '400013', '400014', '400015', '400031', '400033'])
  expect(openingArea.map((pincode) => whyNotDelivered(openingArea, pincode))).toEqual(Array(6).fill(undefined))
})

test.each([
  ['', 'Please enter the pincode'],
  ['   ', 'Please enter the pincode'],
  ['40001', 'Pincode must be 6 digits.'],
  ['4000122', 'Pincode must be 6 digits.'],
  ['40001a', 'Pincode must be 6 digits.'],
  ['400 0', 'Pincode must be 6 digits.'],
  ['٤٠٠٠١٢', 'Pincode must be 6 digits.'],
  ['400001', 'Delivery is not available for this pincode.'],
  ['000000', 'Delivery is not available for this pincode.'],
])("nothing is brought to '%s', and the shopper reads why", (typed, sentence) => {
  expect(inWords(refusals, whyNotDelivered(openingArea, typed))).toBe(sentence)
})

test('a pincode is read with the blanks that people leave in it and around it', () => {
  expect([' 400012 ', '400 012', '40 00 12', '400\u00a0012'].map(parsePincode)).toEqual(Array(4).fill('400012'))
  expect(whyNotDelivered(openingArea, '400 014')).toBeUndefined()
  expect(['012345', '400-012', '400012\n400013', '../400012'].map(parsePincode)).toEqual(Array(4).fill(undefined))
})

test.each([
  ['40001', 'Pincode must be 6 digits. You typed 5 digits.'],
  ['4', 'Pincode must be 6 digits. You typed 1 digit.'],
  ['40001a', 'Pincode must be 6 digits. You typed 5 digits and a letter.'],
  ['400ab', 'Pincode must be 6 digits. You typed 3 digits and 2 letters.'],
  ['400-014', 'Pincode must be 6 digits. You typed 6 digits and a sign.'],
  ['pin: 1', 'Pincode must be 6 digits. You typed 1 digit, 3 letters and a sign.'],
  ['मुंबई', 'Pincode must be 6 digits. You typed 3 letters.'],
  ['012345', 'A pincode cannot start with 0. Please check it.'],
  ['400 014', undefined],
  ['110001', undefined],
])("of '%s' is said what is wrong with it: %s", (typed, sentence) => {
  expect(inWords(refusals, whyNotPincode(typed))).toBe(sentence)
})

const parel: Place = {
  state: 'Maharashtra',
  offices: [
    { name: 'Parel', district: 'Mumbai' },
    { name: 'Naigaon (Mumbai)', district: 'Mumbai' },
  ],
}

test.each([
  ['Mumbai', 'Maharashtra', true],
  [' mumbai ', 'MAHARASHTRA', true],
  ['Parel, Mumbai', 'Maharashtra', true],
  ['Bombay', 'Maharashtra', true],
  ['मुंबई', 'Maharashtra', true],
  ['Parel', 'Maharashtra', true],
  ['Naigaon East', 'Maharashtra', true],
  ['Pune', 'Maharashtra', false],
  ['Mumbai', 'Delhi', false],
  ['', 'Maharashtra', false],
])("a parcel for 400012 in '%s', %s: %s", (city, state, fits) => {
  expect(isIn(parel, { city, state })).toBe(fits)
})

test.each([
  ['BEST STaff Quarters, Chamarbaug, Haffkin Institute, Lal Baug, Parel, Parel Naka', 'Parel, Chamarbaug, Lal Baug'],
  ['Dadar, Dadar Colony, Naigaon (Mumbai)', 'Dadar, Naigaon'],
  ['Cotton Exchange, Kalachowki, L B S N E collage, Reay Road', 'Kalachowki, Reay Road'],
  ['Sewri', 'Sewri'],
  ['High Court', 'High Court'],
])('of the post offices %s people know the place as %s', (offices, quarters) => {
  const place = { state: 'Maharashtra', offices: offices.split(', ').map((name) => ({ name, district: 'Mumbai' })) }
  expect(quartersOf(place).join(', ')).toBe(quarters)
})
