import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ashasView as asha } from '#tests/screens/asha-signed-in.ts'

type Told = () => Response | Promise<Response>

/** A page that opens in a browser without a token; what the shop says of its stay. */
async function openPage(told: Told) {
  vi.resetModules()
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (address === '/auth/stay') return told()
    return Response.json({ addresses: [], offered: [] })
  })
  const { account, follow, signOut, useAccount } = await import('./account.ts')
  const stayed = vi.fn<(who: string) => void>()
  follow({ personGone: () => undefined, loggedIn: () => undefined, stayed })
  renderHook(() => useAccount()).unmount()
  const asks = () => asked.mock.calls.filter(([address]) => address === '/auth/stay').length
  return { account, asks, signOut, stayed }
}

const stays: Told = () => Response.json({ token: 'fresh', user: asha })

const soon = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 })

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'staying=mark; Path=/'
})
afterEach(() => {
  document.cookie = 'staying=; Path=/; Max-Age=0'
  vi.restoreAllMocks()
})

test('a browser that stays is signed in again before it counts as a stranger', async () => {
  const { account, stayed } = await openPage(stays)
  expect(account.getState().state).toBe('unknown')
  await soon(() => expect(account.getState()).toMatchObject({ state: 'signed-in', token: 'fresh' }))
  expect(localStorage.getItem('token')).toBe('fresh')
  expect(stayed).toHaveBeenCalledWith(asha.id, 'fresh')
})

test('a browser without the cookie asks nothing', async () => {
  document.cookie = 'staying=; Path=/; Max-Age=0'
  const { account, asks } = await openPage(stays)
  await soon(() => expect(account.getState().state).toBe('anonymous'))
  expect(asks()).toBe(0)
})

test('where it is over the person is a stranger, and where the shop does not say it is asked again', async () => {
  const over = await openPage(() => Response.json({ message: 'Please log in again.' }, { status: 401 }))
  await soon(() => expect(over.account.getState().state).toBe('anonymous'))

  let isBusy = true
  const busy = await openPage(() => (isBusy ? new Response('', { status: 503 }) : stays()))
  await soon(() => expect(busy.account.getState()).toMatchObject({ state: 'unknown', unheard: true }))
  isBusy = false
  dispatchEvent(new Event('online'))
  await soon(() => expect(busy.account.getState().state).toBe('signed-in'))
})

test('what is kept here of somebody else stays theirs, and nobody is signed in', async () => {
  localStorage.setItem('user', '{"id":"m1"}')
  localStorage.setItem('orderWishes', '{"note":"For Meena"}')
  const { account } = await openPage(stays)
  await soon(() => expect(account.getState().state).toBe('anonymous'))
  expect([localStorage.getItem('user'), localStorage.getItem('orderWishes'), localStorage.getItem('token')]).toEqual([
    '{"id":"m1"}',
    '{"note":"For Meena"}',
    null,
  ])
})

test('who signs out stays no longer, whatever the network says', async () => {
  const { account, signOut } = await openPage(stays)
  await soon(() => expect(account.getState().state).toBe('signed-in'))
  vi.mocked(fetch).mockRejectedValue(new TypeError('no line'))
  signOut()
  expect(document.cookie).not.toContain('staying')
  const next = await openPage(stays)
  await soon(() => expect(next.account.getState().state).toBe('anonymous'))
})
