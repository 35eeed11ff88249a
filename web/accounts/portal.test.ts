import { beforeEach, expect, test, vi } from 'vitest'
import { ashaIsSignedIn, ashasView } from '#tests/screens/asha-signed-in.ts'
import { accountsWords } from '#words/accounts.ts'

/** A network that wants a login of its own says so with the shop's status, and not in its words. */
const portal = async () =>
  new Response('<!doctype html><title>Who are you?</title>', { status: 401, headers: { 'content-type': 'text/html' } })

ashaIsSignedIn()

beforeEach(() => vi.resetModules())

test('a network that wants a login of its own ends nobody’s login at the shop, and what is kept of them stays', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(portal)
  const { account, useAccount } = await import('./account.ts')
  const { renderHook } = await import('@testing-library/react')
  renderHook(() => useAccount())
  await vi.waitUntil(() => account.getState().state !== 'unknown' || 'unheard' in account.getState())
  expect(account.getState()).toMatchObject({ state: 'unknown', unheard: true, token: 'secret' })
  expect(localStorage.getItem('token')).toBe('secret')
  expect(localStorage.getItem('user')).toContain(ashasView.fullName)
})

test('nor does it call a password wrong that the shop has not seen', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(portal)
  const { logIn } = await import('./log-in.ts')
  expect(await logIn({ email: ashasView.email, password: 'teal kite' })).toEqual([
    accountsWords.wrongPassword,
    accountsWords.maybeTheShop,
  ])
})

test('nor a code, of which so many may be typed', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(portal)
  const { verifyCode } = await import('./reset.ts')
  expect(await verifyCode(ashasView.mobile, '123456')).toEqual({ said: [accountsWords.codeVerifyError] })
})
