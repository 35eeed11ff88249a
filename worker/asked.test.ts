import { expect, test } from 'vitest'
import { calls } from '#shop/wire/calls.ts'
import { changesPages, isAnew, isOfShop, mayBeKept, whatIsAsked } from './asked.ts'

const shop = 'https://darya.example'
const asked = (path: string, mode = 'cors', method = 'GET') =>
  whatIsAsked({ method, mode, url: new URL(path, shop).href }, shop)
const opened = (path: string) => asked(path, 'navigate')
const none = { kind: 'none' }

test('a page is kept by its path, and one that is asked for with more than that is not', () => {
  expect(opened('/wholePomfretDetails/4')).toEqual({ kind: 'page', key: '/wholePomfretDetails/4' })
  expect(opened('/search?query=pomfret')).toEqual({ kind: 'page', key: undefined })
  expect(opened('/myorders?search=asha')).toEqual({ kind: 'page', key: undefined })
})

test('data of a page is kept under one name, whichever routes the router asks for', () => {
  expect(asked('/terms.data?_routes=terms')).toEqual({ kind: 'data', key: '/terms.data' })
  expect(asked('/fish.data?sort=price&_routes=list')).toEqual({ kind: 'data', key: undefined })
})

test('no order and no link of a weighing is in a name that is kept', () => {
  expect(opened('/myorders/ord_7')).toEqual({ kind: 'page', key: '/myorders/-' })
  expect(asked('/myorders/ord_7.data')).toEqual({ kind: 'data', key: '/myorders/-.data' })
  expect(opened('/myorders/ord_7/change')).toEqual({ kind: 'page', key: '/myorders/-/change' })
  expect(opened('/weighed/secret')).toEqual({ kind: 'page', key: undefined })
  expect(asked('/weighed/secret.data')).toEqual({ kind: 'data', key: undefined })
  expect(opened('/mr/myorders/ord_7')).toEqual({ kind: 'page', key: '/mr/myorders/-' })
  expect(opened('/hi/weighed/secret')).toEqual({ kind: 'page', key: undefined })
})

test('the words of the search are kept, those of each language', () => {
  expect(asked('/searchWords.json')).toEqual({ kind: 'data', key: '/searchWords.json' })
  expect(asked('/hi/searchWords.json')).toEqual({ kind: 'data', key: '/hi/searchWords.json' })
})

test('files are known by the hash in their name', () => {
  expect(asked('/assets/frame-DnYr6psl.js', 'no-cors')).toEqual({ kind: 'file', key: '/assets/frame-DnYr6psl.js' })
  expect(asked('/fonts/figtree.bdc1eb3a.woff2')).toEqual({ kind: 'file', key: '/fonts/figtree.bdc1eb3a.woff2' })
  expect(asked('/pictures/rawas-480.d95221.avif', 'no-cors')).toMatchObject({ kind: 'picture' })
  expect(asked('/favicon.svg', 'no-cors')).toEqual(none)
})

test('a page that is fetched ahead of a tap is the browser’s own matter', () => {
  expect(asked('/terms.data?_routes=terms', 'no-cors')).toEqual(none)
})

test('calls, the counter, other sites and everything but looking go past the worker', () => {
  for (const path of [
    '/counter',
    '/counter/rates',
    '/counter.data',
    '/Counter/x.data',
    '/counter/assets/a-12345678.js',
  ])
    for (const mode of ['navigate', 'cors']) expect(asked(path, mode)).toEqual(none)
  expect(asked('https://elsewhere.example/home', 'navigate')).toEqual(none)
  expect(asked('/home', 'navigate', 'POST')).toEqual(none)
  for (const { path } of Object.values(calls)) expect([path, asked(path)]).toEqual([path, none])
})

const policy = "default-src 'self'"
const answer = (type: string, { status = 200, redirected = false, cache = 'public, max-age=0' } = {}) => ({
  status,
  redirected,
  headers: new Headers({ 'content-type': type, 'cache-control': cache, 'content-security-policy': policy }),
})

test('only a whole answer of the right kind is kept, and never one that is not to be', () => {
  const html = 'text/html; charset=utf-8'
  expect(mayBeKept('page', answer(html))).toBe(true)
  expect(mayBeKept('page', answer(html, { status: 404 }))).toBe(false)
  expect(mayBeKept('page', answer(html, { redirected: true }))).toBe(false)
  expect(mayBeKept('page', answer(html, { cache: 'no-store' }))).toBe(false)
  expect(mayBeKept('page', answer('application/json'))).toBe(false)
  // What a gateway shows in place of the shop, even as if all were well.
  expect(mayBeKept('page', { ...of(200, html), redirected: false })).toBe(false)
  expect(mayBeKept('data', answer('text/x-script; charset=utf-8'))).toBe(true)
  expect(mayBeKept('data', answer(html))).toBe(false)
  expect(mayBeKept('file', answer(html))).toBe(false)
  expect(mayBeKept('picture', answer('image/avif'))).toBe(true)
})

test('what a gateway or a network with a login of its own answers is nobody’s data, and no page where the shop is in trouble', () => {
  for (const status of [200, 401, 404, 502]) expect(isOfShop('data', of(status, 'text/html'))).toBe(false)
  for (const status of [200, 202, 404, 500]) expect(isOfShop('data', of(status, 'text/x-script'))).toBe(true)
  expect(isOfShop('page', of(502, 'text/html'))).toBe(false)
  expect(isOfShop('page', of(503, 'application/json'))).toBe(false)
  expect(isOfShop('page', of(500, 'text/html', policy))).toBe(true)
  // That login is what somebody wants to see.
  expect(isOfShop('page', of(401, 'text/html'))).toBe(true)
})

const of = (status: number, type: string, said?: string) => ({
  status,
  headers: new Headers({ 'content-type': type, ...(said ? { 'content-security-policy': said } : {}) }),
})

test('who loads a page again wants it from the shop; who comes to it, goes back or opens a tab again has what they had', () => {
  const url = `${shop}/home`
  const opens = (how: { cache?: string; referrer?: string; isReloadNavigation?: boolean }) =>
    isAnew({ url, cache: 'default', referrer: '', ...how })
  for (const cache of ['no-cache', 'reload', 'no-store']) expect(opens({ cache })).toBe(true)
  expect(opens({ isReloadNavigation: true })).toBe(true)
  expect([`${shop}/home`, `${shop}/home?from=a`].map((referrer) => opens({ referrer }))).toEqual([true, true])
  for (const referrer of ['', 'about:client', `${shop}/fish`, 'https://elsewhere.example/home'])
    expect([opens({ referrer }), opens({ referrer, cache: 'force-cache' })]).toEqual([false, false])
  expect(isAnew({ url: `${shop}/myorders/b`, cache: 'default', referrer: `${shop}/myorders/a` })).toBe(true)
})

const sent = (method: string, path: string) => changesPages({ method, url: shop + path })

test('what an order, a review or staff do may change pages; what somebody keeps for themselves does not', () => {
  for (const [method, path] of [
    ['POST', '/orders'],
    ['PATCH', '/orders/ord_7/cancel'],
    ['DELETE', '/reviews/7'],
    ['PUT', '/counter/api/rates'],
  ] as const)
    expect([path, sent(method, path)]).toEqual([path, true])
  for (const [method, path] of [
    ['GET', '/orders'],
    ['HEAD', '/counter/api/rates'],
    ['PUT', '/cart'],
    ['POST', '/auth/login'],
    ['POST', '/csp'],
    ['POST', '/counter'],
  ] as const)
    expect([path, sent(method, path)]).toEqual([path, false])
})
