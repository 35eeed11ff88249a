import { expect, test } from 'vitest'
import { openingArea } from '#shop/delivery/delivery.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { addressIn, checksFor, finishedAddress, isWrongPincode } from './address-checks.ts'

const checks = checksFor(openingArea)

test('an address in which nothing is missing or wrong is finished', () => {
  expect(finishedAddress(checks, 'shipping', ashasAddress)).toBe(ashasAddress)
  expect(finishedAddress(checks, 'shipping', { ...ashasAddress, streetAddress: '' })).toBeUndefined()
  expect(finishedAddress(checks, 'shipping', { firstName: 'Asha' })).toBeUndefined()
})

test('where the shop does not deliver, a bill may go all the same', () => {
  const inDelhi = { ...ashasAddress, pincode: '110001' }
  expect(finishedAddress(checks, 'shipping', inDelhi)).toBeUndefined()
  expect(finishedAddress(checks, 'billing', inDelhi)).toBe(inDelhi)
})

test('an address is read from its own fields, without the spaces around', () => {
  const typed = { 'shipping-city': ' Mumbai ', 'billing-city': 'Pune' }
  expect([addressIn(typed, 'shipping').city, addressIn(typed, 'billing').city]).toEqual(['Mumbai', 'Pune'])
  expect(addressIn(typed, 'shipping').landmark).toBe('')
})

test('a pincode that is missing does not stand in the way, a wrong one does', () => {
  const [missing, short, elsewhere] = ['', '40001', '110001'].map((typed) => checks['shipping-pincode']?.(typed))
  expect([missing, short, elsewhere].map(isWrongPincode)).toEqual([false, true, true])
  expect(isWrongPincode(undefined)).toBe(false)
})
