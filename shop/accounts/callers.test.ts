import { expect, test } from 'vitest'
import { type Caller, kindOf, turnsOf } from './callers.ts'
import { limits } from './limits.ts'

const networks = [
  { name: '2001:db8:1:2::/64', times: 1 },
  { name: '2001:db8:1::/56', times: 2 },
  { name: '2001:db8:1::/48', times: 4 },
]
const stranger: Caller = { networks }
const account = { id: 'asha', hasBought: false, isProven: false }
const device: Caller = { networks, device: 'a device' }
const bought: Caller = { networks, account: { ...account, hasBought: true } }
const proven: Caller = { networks, account: { ...account, isProven: true } }

test('somebody who only made an account is a stranger; a device, a delivered order or an answered code says more', () => {
  expect([stranger, { networks, account }, device, bought, proven].map(kindOf)).toEqual([
    'stranger',
    'stranger',
    'known-device',
    'known-account',
    'proven-mobile',
  ])
})

test('strangers are counted in every network that they come from, and a wider network may use more', () => {
  expect(turnsOf('order', stranger, limits).map(({ who, limit }) => [who, limit.most])).toEqual([
    ['2001:db8:1:2::/64', 10],
    ['2001:db8:1::/56', 20],
    ['2001:db8:1::/48', 40],
  ])
})

test('people whom the shop knows use up their own, and nothing of their network', () => {
  for (const caller of [bought, proven])
    for (const use of ['order', 'review', 'complaint'] as const)
      expect(turnsOf(use, caller, limits).map(({ who }) => who)).toEqual(['asha'])
})

test('a device that signed in before asks for codes and tries passwords apart, but orders with the strangers', () => {
  for (const use of ['code', 'wrong-code', 'wrong-password'] as const) expect(turnsOf(use, device, limits)).toEqual([])
  expect(turnsOf('order', device, limits)).toEqual(turnsOf('order', stranger, limits))
})

test('accounts are made by strangers, whoever asks', () => {
  expect(turnsOf('register', proven, limits)).toEqual(turnsOf('register', stranger, limits))
})
