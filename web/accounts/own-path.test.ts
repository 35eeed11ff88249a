import type { RouteConfigEntry } from '@react-router/dev/routes'
import { anything, assert, constantFrom, oneof, property, string, tuple, webUrl } from 'fast-check'
import { expect, test } from 'vitest'
import { runsOf } from '#tests/running/runs.ts'
import routes from '#web/routes.ts'
import { ownPath } from './own-path.ts'

test.each(['/', '/checkout', '/myorders', '/search?query=surmai', '/wholePomfretDetails/4#reviews', '/CARTPAGE'])(
  'a login may lead back to %s',
  (path) => {
    expect(ownPath(path)).toBe(path)
  },
)

/** Ways to write 'leave this shop', each tried behind each of the ways to begin it. */
const beginnings = [
  '',
  '/',
  '//',
  '///',
  '/\\',
  '\\\\',
  '/%2f',
  '/%5c',
  '/\t/',
  '/\n/',
  '/\r\n',
  '/.',
  '/./',
  '/..',
  '/..//',
  '/home/..//',
  ' ',
  '@',
  '/@',
  '/;@',
  '?',
  '#',
  './',
  'https:',
  'https://',
]
const hostile = [
  'evil.example',
  '/evil.example',
  '//evil.example',
  '\\evil.example',
  '%2fevil.example',
  '@evil.example',
  ':80@evil.example',
  'evil.example/home',
  'evil.example/%2e%2e',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'https:evil.example',
  'login',
  '/register',
  'nowhere',
  'api/auth/send-otp',
  'a'.repeat(5000),
]

test('550 ways to lead somebody away lead to the front page', () => {
  const payloads = beginnings.flatMap((beginning) => hostile.map((end) => beginning + end))
  expect(payloads).toHaveLength(550)
  expect(payloads.filter((payload) => ownPath(payload) !== '/')).toEqual([])
})

test('whatever is kept in its place, nobody leaves the shop', () => {
  const beginning = constantFrom('/home', '/search?query=', 'javascript:', ...beginnings)
  const target = oneof(
    anything(),
    tuple(beginning, beginning, webUrl()).map((parts) => parts.join('')),
    tuple(beginning, beginning, string({ unit: 'binary' })).map((parts) => parts.join('')),
  )
  assert(
    property(target, (payload) => {
      expect(new URL(ownPath(payload), location.href).origin).toBe(location.origin)
    }),
    runsOf(10_000),
  )
})

test('every page of the shop may be come back to, except those of the login itself', () => {
  const circle = new Set(['/login', '/register', '/forgot-password', '/reset-password'])
  const notInAnOpenShop = '/kit'
  const onlyData = '/othersBeside/:productId'
  const pages = pathsOf(routes)
    .filter((path) => !path.includes('*') && !path.includes('.') && !circle.has(path))
    .filter((path) => path !== notInAnOpenShop && path !== onlyData)
    .map((path) => path.replace(/:\w+\?/, '1').replace(/:\w+/, '1'))
  expect(pages.filter((path) => ownPath(path) !== path)).toEqual([])
})

function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ index, path, children }) => {
    const own = path === undefined ? above : `${above}/${path.replace(/^\//, '')}`
    return [...(index || path !== undefined ? [own || '/'] : []), ...pathsOf(children ?? [], own)]
  })
}
