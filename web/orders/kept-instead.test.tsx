import 'fake-indexeddb/auto'
import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { timings } from '#browser/timings.ts'
import { ordersToKeep } from '#shop/wire/kept-orders.ts'
import { heldAnswers } from '#tests/fakes/held-answers.ts'
import { ashasOrderView } from '#tests/rooms/order-views.ts'
import { ashaIsSignedIn, ashasView } from '#tests/screens/asha-signed-in.ts'
import { ordersWords } from '#words/orders.ts'

const asked = '/orders/userorders'
const fresh = { success: true, data: [ashasOrderView({ orderNumber: 'fresh' })] }

ashaIsSignedIn()

// The browser of these tests has no screen to ask about.
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => void vi.unstubAllGlobals())

test('on a silent line the kept orders of a kept page are there at once, and fresh ones take their place', async () => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ serverTiming: [{ name: 'kept', description: 'slow' }] }] })
  const answers = heldAnswers()
  await open()
  expect(await screen.findByText('Order kept', {}, { timeout: 500 })).toBeDefined()
  await answers.give(asked, fresh)
  expect(numbers()).toEqual(['Order fresh'])
})

test('where no answer comes the kept orders are there after a few seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answers = heldAnswers()
  await open()
  await answers.give('/auth/checkAuth', { authenticated: true, user: ashasView })
  await act(() => vi.advanceTimersByTimeAsync(timings.keptInstead))
  expect(await screen.findByText('Order kept')).toBeDefined()
  vi.useRealTimers()
})

test.each<[string, unknown, ResponseInit]>([
  ['a shop in trouble', { message: 'The shop is busy.' }, { status: 503 }],
  ['a broken gateway', undefined, { status: 502 }],
  ['the page of a portal', 'Welcome to the airport', { status: 200 }],
  ['a proxy that wants a login of its own', 'Who are you?', { status: 401 }],
])('where %s answers, the kept orders are shown until the shop does', async (_, body = null, init) => {
  const answers = heldAnswers()
  await open()
  await answers.give('/auth/checkAuth', body, init)
  await answers.give(asked, body, init)
  expect(await screen.findByText('Order kept')).toBeDefined()
  await answers.give('/auth/checkAuth', { authenticated: true, user: ashasView })
  await answers.give(asked, fresh)
  expect(numbers()).toEqual(['Order fresh'])
})

test('where something else answered the shop is asked again by itself, so that an order that was placed is seen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answers = heldAnswers()
  await open()
  await answers.give('/auth/checkAuth', { authenticated: true, user: ashasView })
  for (const pause of [timings.checkAgain * 3, timings.checkAgain * 9, timings.checkAgain * 27]) {
    await answers.give(asked, '<h1>502 Bad Gateway</h1>', { status: 502 })
    expect(await screen.findByText('Order kept')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(pause))
  }
  // The first answer says that the shop is there again, upon which it is asked anew.
  await answers.give(asked, fresh)
  await answers.give(asked, fresh)
  expect(numbers()).toEqual(['Order fresh'])
  vi.useRealTimers()
})

test('what the shop itself says against it is said, and kept orders do not stand for it', async () => {
  const answers = heldAnswers()
  await open()
  await answers.give('/auth/checkAuth', { authenticated: true, user: ashasView })
  await answers.give(asked, { message: 'Too many questions.' }, { status: 429 })
  expect(await screen.findByText(ordersWords.fetchFailed)).toBeDefined()
  expect(screen.queryByText('Order kept')).toBeNull()
})

const numbers = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

/** My Orders, just opened by Asha in a browser that keeps an order of hers. */
async function open() {
  vi.resetModules()
  const { ordersHere } = await import('#web/unsent/kept-here.ts')
  const orders = ordersToKeep([ashasOrderView({ orderNumber: 'kept' })])
  await ordersHere.put(ashasView.id, { userId: ashasView.id, asOf: Date.now(), orders })
  const { default: OrdersPage } = await import('./orders-page.tsx')
  const Stub = createRoutesStub([
    {
      path: '/myorders',
      Component: OrdersPage as ComponentType,
      HydrateFallback: () => null,
      loader: () => ({ shelf: { products: [], pictures: {}, back: {} } }),
    },
  ])
  await act(async () => render(<Stub initialEntries={['/myorders']} />))
}
