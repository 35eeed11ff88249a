import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ashasAddress as home } from '#tests/rooms/order-views.ts'
import { ashasView as asha } from '#tests/screens/asha-signed-in.ts'

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown

/** A page that has just been opened, at a shop that knows Asha and where her last order went. */
async function openPage() {
  vi.resetModules()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
    Response.json(
      address === '/auth/login'
        ? { token: 'secret', user: asha }
        : { addresses: [], offered: [home], next: { shippingAddress: home, billingAddress: home } },
    ),
  )
  const { followAccount } = await import('#web/cart/follow-account.ts')
  followAccount()
  return { ...(await import('./log-in.ts')), ...(await import('./account.ts')) }
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('nobody is known at first; after a login the person and the token are, and nothing else is kept of it', async () => {
  const { account, logIn } = await openPage()
  expect(account.getState()).toMatchObject({ state: 'unknown', user: undefined, token: undefined })
  localStorage.setItem('shippingAddress', '{}')
  expect(await logIn({ email: asha.email, password: 'teal kite' })).toBeUndefined()
  expect(account.getState()).toEqual({ state: 'signed-in', user: { ...asha, _id: 'a1' }, token: 'secret' })
  expect(stored('user')).toEqual({ ...asha, _id: 'a1' })
  expect(localStorage.getItem('token')).toBe('secret')
  expect(Object.keys(localStorage).toSorted()).toEqual(['shippingAddress', 'token', 'user'])
})

test('a login on a new device brings the addresses of the last order into the cart', async () => {
  const { logIn } = await openPage()
  await logIn({ email: asha.email, password: 'teal kite' })
  await vi.waitUntil(() => localStorage.getItem('billingAddress') !== null)
  expect([stored('shippingAddress'), stored('billingAddress')]).toEqual([home, home])
  expect(stored('cartState')).toMatchObject({ shippingAddress: home, billingAddress: home })
})

test('addresses that this browser has kept stay as they are', async () => {
  const { logIn } = await openPage()
  localStorage.setItem('shippingAddress', JSON.stringify({ ...home, firstName: 'Meena' }))
  await logIn({ email: asha.email, password: 'teal kite' })
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(stored('shippingAddress')).toMatchObject({ firstName: 'Meena' })
})
