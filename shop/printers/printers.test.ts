import { expect, test } from 'vitest'
import { hours } from '#shop/time.ts'
import { asksFor, claimHolds, isHeld, longestJob, markOf, mayLieSomewhere } from './jobs.ts'
import { addressTyped, dotsOf, isPossible } from './printers.ts'

test.each([
  ['192.168.1.50:9100', { kind: 'network', host: '192.168.1.50', port: 9100 }],
  [' Printer.LAN:9109 ', { kind: 'network', host: 'printer.lan', port: 9109 }],
  ['[fd00::7]:9100', { kind: 'network', host: 'fd00::7', port: 9100 }],
  ['/dev/usb/lp0', { kind: 'cable', file: '/dev/usb/lp0' }],
  ['/dev/usb/lp12', { kind: 'cable', file: '/dev/usb/lp12' }],
])('%s is where a printer can be', (typed, address) => {
  expect(addressTyped(typed)).toEqual(address)
})

test.each([
  ['192.168.1.50', 'no-printer-address'],
  ['192.168.1.50:22', 'printer-port'],
  ['192.168.1.50:9099', 'printer-port'],
  ['192.168.1.50:9110', 'printer-port'],
  ['192.168.1.50:65536', 'printer-port'],
  ['http://192.168.1.50:9100', 'no-printer-address'],
  ['user@192.168.1.50:9100', 'no-printer-address'],
  ['192.168.1.50:9100/x', 'no-printer-address'],
  ['', 'no-printer-address'],
  [`${'a'.repeat(254)}:9100`, 'no-printer-address'],
  ['/dev/sda', 'printer-file'],
  ['/dev/usb/lp0/../../sda', 'printer-file'],
  ['/dev/usb/lp', 'printer-file'],
  ['/dev/usb/lp0\n', 'ok'],
  ['/etc/passwd', 'printer-file'],
  ['../dev/usb/lp0', 'no-printer-address'],
])('%j is no address of a printer, or read as one', (typed, refused) => {
  const address = addressTyped(typed)
  expect('refused' in address ? address.refused : 'ok').toBe(refused)
})

test('a roll takes slips in ESC/POS, a label its own sizes in each language', () => {
  expect(isPossible({ paper: 'slip', size: '80', language: 'escpos' })).toBe(true)
  expect(isPossible({ paper: 'slip', size: '50x40', language: 'escpos' })).toBe(false)
  expect(isPossible({ paper: 'slip', size: '58', language: 'zpl' })).toBe(false)
  expect(isPossible({ paper: 'label', size: '58', language: 'escpos' })).toBe(false)
  for (const language of ['escpos', 'tspl', 'zpl'] as const)
    expect(isPossible({ paper: 'label', size: '75x50', language })).toBe(true)
})

test('what can be printed on is as wide as the heads of these printers', () => {
  expect([dotsOf('58'), dotsOf('80'), dotsOf('50x40')]).toEqual([
    { wide: 384, high: undefined },
    { wide: 576, high: undefined },
    { wide: 400, high: 320 },
  ])
})

test('a second print is a copy, and one after a new weighing says which weight it replaces', () => {
  expect(markOf(undefined, 850)).toEqual({ mark: 'first' })
  expect(markOf({ grams: 850 }, 850)).toEqual({ mark: 'copy' })
  expect(markOf({ grams: undefined }, 850)).toEqual({ mark: 'copy' })
  expect(markOf({ grams: 850 }, 910)).toEqual({ mark: 'replaces', grams: 850 })
})

test('what has gone out in part may lie somewhere, unless somebody looked; what never went out does not', () => {
  expect(mayLieSomewhere({ state: 'printed', hasBegun: true })).toBe(true)
  expect(mayLieSomewhere({ state: 'no-paper', hasBegun: true })).toBe(true)
  expect(mayLieSomewhere({ state: 'no-paper', hasBegun: false })).toBe(false)
  expect(mayLieSomewhere({ state: 'unknown', hasBegun: false })).toBe(true)
  expect(mayLieSomewhere({ state: 'not-printed', hasBegun: true })).toBe(false)
})

test('somebody is asked for until they have done something', () => {
  expect(asksFor({ state: 'no-paper', isSettled: false })).toBe(true)
  expect(asksFor({ state: 'unknown', isSettled: false })).toBe(true)
  expect(asksFor({ state: 'no-paper', isSettled: true })).toBe(false)
  expect(asksFor({ state: 'printed', isSettled: false })).toBe(false)
  expect(asksFor({ state: 'waiting', isSettled: false })).toBe(false)
})

test('a job is held for longer than all that is done for it, and by no clock that was set back', () => {
  expect(claimHolds).toBeGreaterThan(longestJob)
  expect([isHeld(1000, 1000 + longestJob), isHeld(1000, 1000 + claimHolds), isHeld(hours(2), 0)]).toEqual([
    true,
    false,
    false,
  ])
})
