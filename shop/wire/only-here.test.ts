import { expect, test } from 'vitest'
import { leadsOnlyHere } from './only-here.ts'

test.each([
  'http://127.0.0.1:3000/counter',
  'http://localhost:3000',
  'http://0.0.0.0:3000',
  'http://[::1]:3000',
  'http://[::]:3000',
])('a tablet finds nothing at %s', (address) => expect(leadsOnlyHere(new URL(address))).toBe(true))

test.each([
  'https://fish.example/counter',
  'http://192.168.1.20:3000',
  'https://localhost.example',
  'http://128.0.0.1',
])('%s leads to the shop from elsewhere', (address) => expect(leadsOnlyHere(new URL(address))).toBe(false))
