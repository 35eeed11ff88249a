import { expect, test } from 'vitest'
import { readSettings } from '#server/settings/settings.ts'
import { qrOfAddress } from './qr.ts'
import { reachOf } from './reach.ts'

function reach(environment: Record<string, string>, addresses = ['192.168.1.20']) {
  const read = readSettings(environment)
  if ('problems' in read) throw new Error(read.problems.join())
  return reachOf(read.settings, addresses)
}

test('a shop that listens on its own machine says with which line others find it, and where then', () => {
  expect(reach({})).toEqual({
    host: '127.0.0.1:3000',
    isOnlyHere: true,
    isSecure: false,
    start: {
      line: 'HOST=0.0.0.0 PUBLIC_URL=http://192.168.1.20:3000 npm start',
      address: 'http://192.168.1.20:3000',
    },
  })
  expect(reach({ HOST: '0.0.0.0' })).toMatchObject({ isOnlyHere: true })
  expect(reach({}, [])).toEqual({ host: '127.0.0.1:3000', isOnlyHere: true, isSecure: false })
})

test('the line leads to a shop that others find', () => {
  const { start } = reach({})
  const pairs = (start?.line ?? '').matchAll(/([A-Z_]+)=(\S+)/g)
  const said = Object.fromEntries([...pairs].map(([, name, value]) => [name, value]))
  expect(reach(said as Record<string, string>)).toEqual({
    host: '192.168.1.20:3000',
    isOnlyHere: false,
    isSecure: false,
  })
})

test('by https it is said that all works there', () => {
  expect(reach({ PUBLIC_URL: 'https://counter.koli.example' })).toEqual({
    host: 'counter.koli.example',
    isOnlyHere: false,
    isSecure: true,
  })
})

test.each([
  'http://127.0.0.1:3000/counter/enrol/x',
  'http://localhost:3000/counter/enrol/x',
  'http://shop.localhost/catch/B7-K2',
  'http://0.0.0.0:3000/x',
  'https://[::1]:3443/x',
  'http://127.9.9.9/x',
])('%s is never drawn as a QR', (address) => {
  expect(qrOfAddress(address)).toEqual({})
})

test('an address that others find is', () => {
  expect(qrOfAddress('http://192.168.1.20:3000/counter/enrol/x').qr?.path).toMatch(/^M/)
})
