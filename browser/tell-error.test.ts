import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { version } from '#shop/version.ts'

let told: unknown[]
let tellError: (failure: unknown) => void

beforeEach(async () => {
  told = []
  vi.stubGlobal('navigator', { sendBeacon: (to: string, body: string) => told.push([to, JSON.parse(body)]) })
  history.replaceState(null, '', '/weighed/a-secret')
  vi.resetModules()
  const { noteRoute } = await import('./page-now.ts')
  noteRoute('weighed/weighed-page')
  ;({ tellError } = await import('./tell-error.ts'))
})
afterEach(() => vi.unstubAllGlobals())

function errorAt(stack: string, message = 'Asha Koli has no fish') {
  const error = new TypeError(message)
  error.stack = stack
  return error
}

test.each([
  ['Chromium', 'TypeError: Asha Koli\n    at buy (https://darya.example/assets/cart-page-AbCd1234.js:3:420)\n    at x'],
  [
    'Firefox',
    'buy@https://darya.example/assets/cart-page-AbCd1234.js:3:420\nx@https://darya.example/assets/y-AbCd1234.js:1:1',
  ],
  ['WebKit', 'buy@https://darya.example/assets/cart-page-AbCd1234.js:3:420\nglobal code@https://darya.example/'],
])('where a script failed is told from a trace of %s, and nothing of what was typed or of the address', (_, trace) => {
  tellError(errorAt(trace))
  expect(told).toEqual([
    [
      '/page-error',
      {
        name: 'TypeError',
        file: 'cart-page-AbCd1234.js',
        line: 3,
        column: 420,
        route: 'weighed/weighed-page',
        version,
      },
    ],
  ])
  expect(JSON.stringify(told)).not.toMatch(/Asha|a-secret/)
})

test('a script within the page is told as the page', () => {
  tellError(new ErrorEvent('error', { error: errorAt('x'), filename: location.href, lineno: 12, colno: 5 }))
  expect(told).toEqual([['/page-error', expect.objectContaining({ file: 'page', line: 12, column: 5 })]])
})

test('a promise that nobody looks after is told as well', () => {
  const reason = errorAt('x@https://darya.example/assets/a-AbCd1234.js:1:1')
  tellError(Object.assign(new Event('unhandledrejection'), { reason }))
  expect(told).toHaveLength(1)
})

test.each([
  ['what an extension brought', errorAt('x@moz-extension://1/content.js:1:1')],
  ['a line that broke', errorAt('x@https://darya.example/assets/a-AbCd1234.js:1:1', 'Failed to fetch')],
  ['what is no error', 'stopped'],
])('%s is not told', (_, error) => {
  tellError(error)
  expect(told).toEqual([])
})

test('a page that fails again and again tells it five times', () => {
  for (let turn = 0; turn < 20; turn += 1) tellError(errorAt('x@https://darya.example/assets/a-AbCd1234.js:1:1'))
  expect(told).toHaveLength(5)
})
