import { expect, test } from 'vitest'
import { ownPlace } from './own-place.ts'

test.each([
  '/counter',
  '/counter/cut',
  '/counter/orders/o1/weigh?line=2',
  '/counter/find?search=Asha+Koli',
  '/counter/batches/B1.2',
])('%s is a page to go back to', (to) => expect(ownPlace(to)).toBe(to))

test.each([
  null,
  '/counter/cut.data',
  '/counter/cut.data?_routes=lists%2Fcut-page',
  '/counter/cut?_routes=lists%2Fcut-page',
  '/counter/cut?line=1&_routes=x',
  '/counter/locked?to=%2Fcounter%2Fcut',
  '/counter/pin?to=%2Fcounter%2Fstock',
  '/home',
  'https://evil.example/counter',
  '//evil.example/counter',
  '/counter//evil.example',
  '/counter/../home?x=<b>',
])('%s is none', (to) => expect(ownPlace(to)).toBe('/counter'))
