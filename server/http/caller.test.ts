import { expect, test } from 'vitest'
import { addressList, callerAddress, isForwarded, networkOf, networksOf } from './caller.ts'

const nobody = addressList([])
const proxy = addressList(['10.0.0.0/8', '127.0.0.1', '2001:db8:ffff::/48'])
const behindProxy = (forwardedFor: string) => callerAddress({ socketAddress: '127.0.0.1', forwardedFor }, proxy)

test('without a trusted proxy, what a caller says of its own address counts for nothing', () => {
  expect(callerAddress({ socketAddress: '203.0.113.7', forwardedFor: '1.2.3.4' }, nobody)).toBe('203.0.113.7')
})

test('behind a trusted proxy the address is the last one that no proxy of ours wrote', () => {
  expect(behindProxy('6.6.6.6, 203.0.113.7, 10.1.2.3')).toBe('203.0.113.7')
  expect(behindProxy('6.6.6.6, 203.0.113.7, 2001:db8:ffff::9, [2001:db8:ffff::8]:443')).toBe('203.0.113.7')
})

test('IPv4 written the IPv6 way is the same caller', () => {
  expect(callerAddress({ socketAddress: '::ffff:203.0.113.7', forwardedFor: undefined }, nobody)).toBe('203.0.113.7')
  for (const written of [
    '::ffff:203.0.113.7',
    '::FFFF:cb00:7107',
    '0:0:0:0:0:ffff:cb00:7107',
    '[::ffff:203.0.113.7]:80',
  ])
    expect([written, behindProxy(written)]).toEqual([written, '203.0.113.7'])
})

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['203.0.113.7:', '203.0.113.7'],
  ['"203.0.113.7:4711"', '203.0.113.7'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['"[2001:db8::1]:4711"', '2001:db8::1'],
  ['2001:DB8::1', '2001:db8::1'],
  ['2001:db8:0:0:0:0:0:1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['for=203.0.113.7', '203.0.113.7'],
  ['for="[2001:db8::1]:4711"; proto=https', '2001:db8::1'],
  [' \t203.0.113.7\t', '203.0.113.7'],
  ['203.0.113.7, ', '203.0.113.7'],
])('a proxy that writes %j means %s', (forwardedFor, caller) => {
  expect(behindProxy(forwardedFor)).toBe(caller)
})

test.each([
  'unknown',
  '_hidden',
  'localhost',
  '203.0.113',
  '203.0.113.007',
  '203.0.113.7.8',
  '203.0.113.7:80:80',
  '203.0.113.7:123456',
  '[203.0.113.7]:80',
  '[2001:db8::1',
  '2001:db8::1]:80',
  '[2001:db8::1]4711',
  '2001:db8::g',
  '"203.0.113.7',
  '-',
  ':80',
  '<script>',
  'x'.repeat(10_000),
])('what is no address is no caller: %j leaves the proxy itself', (garbage) => {
  expect(behindProxy(garbage)).toBe('127.0.0.1')
  expect(behindProxy(`203.0.113.7, ${garbage}, 10.1.2.3`)).toBe('10.1.2.3')
})

test('a thousand ports of one caller, or addresses of one household, are counted as one', () => {
  const ports = Array.from({ length: 1000 }, (_, nr) => networkOf(behindProxy(`203.0.113.7:${50_000 + nr}`)))
  expect(new Set(ports)).toEqual(new Set(['203.0.113.7']))
  const household = Array.from({ length: 1000 }, (_, nr) =>
    networkOf(behindProxy(`[2001:db8:1:2:${nr.toString(16)}::9]:${50_000 + nr}`)),
  )
  expect(new Set(household)).toEqual(new Set(['2001:db8:1:2::/64']))
})

const widths = (address: string) => networksOf(address).map(({ name, times }) => [name, times])

test('IPv6 is counted at three widths, IPv4 at one', () => {
  expect(widths('2001:db8:12:34ff:1::9')).toEqual([
    ['2001:db8:12:34ff::/64', 1],
    ['2001:db8:12:3400::/56', 2],
    ['2001:db8:12::/48', 4],
  ])
  expect(widths('::1').map(([name]) => name)).toEqual(['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48'])
  expect(widths('203.0.113.7')).toEqual([['203.0.113.7', 1]])
})

test.each(['x-forwarded-for', 'Forwarded', 'X-Real-IP', 'Via', 'X-Forwarded-Host', 'X-Forwarded-Proto'])(
  'a request with %s came through a proxy',
  (name) => {
    expect(isForwarded(new Headers({ [name]: '' }))).toBe(true)
    expect(isForwarded(new Headers({ host: 'fish.example', accept: '*/*' }))).toBe(false)
  },
)
