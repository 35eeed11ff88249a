import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seconds } from '#shop/time.ts'
import { api } from './api.ts'
import { noteAnswered, onLine, useLine } from './line.ts'
import { serverNow } from './server-clock.ts'
import { timings } from './timings.ts'

const calls = (answer: () => Promise<Response>) => vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
const network = (there: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there)
  dispatchEvent(new Event(there ? 'online' : 'offline'))
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  noteAnswered()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('the line goes and comes with the network, and is heard once each', () => {
  const heard: string[] = []
  const stop = onLine((line) => heard.push(line))
  network(false)
  network(false)
  network(true)
  stop()
  network(false)
  network(true)
  expect(heard).toEqual(['offline', 'online'])
})

test('a call without an answer says that there is no line, until a call has one', async () => {
  const { result } = renderHook(useLine)
  expect(result.current).toBe('online')
  calls(() => Promise.reject(new TypeError('Failed to fetch')))
  await act(() => api('logout'))
  expect(result.current).toBe('offline')
  calls(async () => Response.json({ message: 'no' }, { status: 500 }))
  await act(() => api('logout'))
  expect(result.current).toBe('online')
})

test('a shop that did not answer is asked for after a second, then ever more rarely, until it can be reached', async () => {
  const { result } = renderHook(useLine)
  const asked = calls(() => Promise.reject(new TypeError('Failed to fetch')))
  await act(() => api('logout'))
  const after = async (wait: number) => {
    asked.mockClear()
    await act(() => vi.advanceTimersByTimeAsync(wait - 1))
    expect(asked).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(asked).toHaveBeenCalledOnce()
  }
  for (const wait of [1, 2, 4, 8, 16, 30, 30]) {
    await after(seconds(wait))
    expect(result.current).toBe('offline')
  }
  asked.mockImplementation(async () => new Response('<h1>Welcome to the airport</h1>'))
  await after(seconds(30))
  expect(result.current).toBe('offline')
  asked.mockImplementation(async () => Response.json({}, { headers: { 'cross-origin-opener-policy': 'same-origin' } }))
  await after(seconds(30))
  expect(result.current).toBe('online')
})

test.each([
  [502, 'a gateway', 'offline'],
  [200, 'a portal', 'offline'],
  [503, 'the shop itself', 'online'],
])('%i, said by %s in answer to a call: %s', async (status, who, line) => {
  const { result } = renderHook(useLine)
  const isShop = who === 'the shop itself'
  calls(async () =>
    isShop ? Response.json({ message: 'busy' }, { status }) : new Response('<h1>Hello</h1>', { status }),
  )
  await act(() => api('logout'))
  expect(result.current).toBe(line)
})

test('what was asked before a call had an answer says nothing any more', async () => {
  const { result } = renderHook(useLine)
  calls(() => Promise.reject(new TypeError('Failed to fetch')))
  await act(() => api('logout'))
  const late = Promise.withResolvers<Response>()
  calls(() => late.promise)
  await act(() => vi.advanceTimersByTimeAsync(timings.checkAgain))
  calls(async () => Response.json({ success: true }))
  await act(() => api('logout'))
  calls(() => Promise.reject(new TypeError('Failed to fetch')))
  await act(() => api('logout'))
  await act(async () => late.resolve(Response.json({})))
  expect(result.current).toBe('offline')
})

test('what a page drops itself says nothing of the line', async () => {
  const { result } = renderHook(useLine)
  calls(() => Promise.reject(new DOMException('dropped', 'AbortError')))
  await act(() => api('logout'))
  expect(result.current).toBe('online')
})

test('the server’s time is that of its last answer, and goes on', async () => {
  const date = 'Tue, 24 Nov 2026 01:30:00 GMT'
  calls(async () => Response.json({ success: true }, { headers: { date } }))
  await api('logout')
  const told = serverNow() ?? 0
  expect(told).toBeGreaterThanOrEqual(Date.parse(date))
  vi.advanceTimersByTime(5000)
  expect((serverNow() ?? 0) - told).toBeGreaterThanOrEqual(5000)
})
