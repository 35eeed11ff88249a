import { afterEach, expect, test, vi } from 'vitest'
import { askSite, isReached } from './ask-site.ts'
import { lineNow } from './line.ts'
import { serverNow } from './server-clock.ts'

const isList = (said: unknown): said is readonly unknown[] => Array.isArray(said)

const answers = (answer: () => Response | Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())

/** A line on which nothing comes until the caller gives up. */
const silent = () =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, sent) =>
      new Promise((_answer, fail) => {
        sent?.signal?.addEventListener('abort', () => fail(new DOMException('dropped', 'AbortError')))
      }),
  )

afterEach(() => vi.restoreAllMocks())

test('what the site tells more of itself is taken where it is what was asked for', async () => {
  answers(() => Response.json(['pomfret'], { headers: { date: 'Sun, 22 Nov 2026 06:30:00 GMT' } }))
  expect(await askSite('/searchProducts.json', isList)).toEqual(['pomfret'])
})

test('a cache may have told it: that says nothing of the shop’s clock', async () => {
  answers(() => Response.json([], { headers: { date: 'Sun, 22 Nov 2026 06:30:00 GMT' } }))
  await askSite('/searchProducts.json', isList)
  expect([serverNow(), lineNow()]).toEqual([undefined, 'online'])
})

test.each<[string, () => Response | Promise<Response>]>([
  ['the page of a portal', () => new Response('<h1>Welcome to the airport</h1>')],
  ['a proxy that wants a login of its own', () => Response.json([], { status: 401 })],
  ['a broken gateway', () => Response.json([], { status: 502 })],
  ['something else', () => Response.json({ fish: 1 })],
  ['a dead line', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s tells nothing', async (_, answer) => {
  answers(answer)
  expect(await askSite('/shelf.json', isList)).toBeUndefined()
})

test('on a silent line nobody waits without an end', async () => {
  const ends = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ends.signal)
  silent()
  const asked = [askSite('/shelf.json', isList), isReached('/home')]
  ends.abort()
  expect(await Promise.all(asked)).toEqual([undefined, false])
})

test('what nobody wants any more is dropped', async () => {
  const left = new AbortController()
  silent()
  const asked = askSite('/shelf.json', isList, left.signal)
  left.abort()
  expect(await asked).toBeUndefined()
})

test.each([
  [200, true],
  [404, true],
  [502, false],
])('a shop that answers %i is reached: %s', async (status, reached) => {
  answers(() => new Response(null, { status, headers: { 'cross-origin-opener-policy': 'same-origin' } }))
  expect(await isReached('/home')).toBe(reached)
})

test.each([200, 404])('a portal that answers %i in the shop’s place is not the shop', async (status) => {
  answers(() => new Response('<h1>Welcome to the airport</h1>', { status }))
  expect(await isReached('/home')).toBe(false)
})
