import { expect, test } from 'vitest'
import { addressList, callerAddress } from './caller.ts'

const nobody = addressList([])
const proxy = addressList(['10.0.0.0/8', '127.0.0.1'])

test('without a trusted proxy, what a caller says of its own address counts for nothing', () => {
  expect(callerAddress({ socketAddress: '203.0.113.7', forwardedFor: '1.2.3.4' }, nobody)).toBe('203.0.113.7')
})

test('behind a trusted proxy the address is the last one that no proxy of ours wrote', () => {
  const forwardedFor = '6.6.6.6, 203.0.113.7, 10.1.2.3'
  expect(callerAddress({ socketAddress: '127.0.0.1', forwardedFor }, proxy)).toBe('203.0.113.7')
})

test('IPv4 written the IPv6 way is the same caller', () => {
  expect(callerAddress({ socketAddress: '::ffff:203.0.113.7', forwardedFor: undefined }, nobody)).toBe('203.0.113.7')
})
