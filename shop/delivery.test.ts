import { expect, test } from 'vitest'
import { type Place, isIn, openingArea, parsePincode, quartersOf, whyNotDelivered } from './delivery.ts'

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
  ['٤٠٠٠١٢', 'Pincode must be 6 digits.'],
  ['400001', 'Delivery is not available for this pincode.'],
  ['000000', 'Delivery is not available for this pincode.'],
])("nothing is brought to '%s', and the shopper reads why", (typed, sentence) => {
  expect(whyNotDelivered(openingArea, typed)).toBe(sentence)
})

test('a pincode is read with the spaces that fingers leave around it', () => {
  expect(parsePincode(' 400012 ')).toBe('400012')
  expect(['012345', '40 0012', '400012\n400013', '../400012'].map(parsePincode)).toEqual(Array(4).fill(undefined))
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
