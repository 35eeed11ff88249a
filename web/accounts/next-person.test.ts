import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { ashasView as asha } from '#tests/screens/asha-signed-in.ts'

const meena = { ...asha, id: 'm1', name: 'Meena', fullName: 'Meena Rao', email: 'meena@darya.example' }

/** A phone on which Asha was at the checkout, and whose next page the shop tells that her login is over. */
async function openPageOfEndedLogin() {
  const kept = {
    token: 'over',
    user: JSON.stringify(asha),
    cartItems: '[]',
    shippingAddress: JSON.stringify(ashasAddress),
    billingAddress: JSON.stringify(ashasAddress),
    orderWishes: '{"cap":"as-shown","ifMissing":"call","note":"For my diabetic father, small pieces"}',
    deliverTo: '400012',
    redirectTo: '/checkout',
    reviewDetails: JSON.stringify({ username: 'Asha', email: 'asha@review.example' }),
  }
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  return openPage()
}

async function openPage() {
  vi.resetModules()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, sent) => {
    if (address === '/auth/checkAuth') return Response.json({ authenticated: false })
    if (address !== '/auth/login') return Response.json({ message: 'no' }, { status: 401 })
    const who = JSON.stringify(sent?.body).includes(asha.email) ? asha : meena
    return Response.json({ token: `of ${who.id}`, user: who })
  })
  const { followAccount } = await import('#web/cart/follow-account.ts')
  const { openRemembered } = await import('#web/delivery/remembered.ts')
  const { account, useAccount } = await import('./account.ts')
  const { logIn } = await import('./log-in.ts')
  followAccount()
  openRemembered()
  renderHook(() => useAccount()).unmount()
  await vi.waitFor(() => expect(account.getState().state).toBe('anonymous'))
  return logIn
}

const allKept = () => JSON.stringify(Object.entries(localStorage).filter(([key]) => key !== 'cartLeft'))

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('of who they are nothing stays where a login ended, and what they typed waits for their next one', async () => {
  const logIn = await openPageOfEndedLogin()
  expect(localStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem('user')).toBe('{"id":"a1"}')
  await logIn({ email: asha.email, password: 'teal kite' })
  expect(allKept()).toMatch(/diabetic.*Parel Naka|Parel Naka.*diabetic/)
  expect(localStorage.getItem('deliverTo')).toBe('400012')
})

test.each(['at once', 'on a page that is opened later'])(
  'whoever logs in %s where the login of another ended finds no note, address or pincode of theirs',
  async (when) => {
    const first = await openPageOfEndedLogin()
    const logIn = when === 'at once' ? first : await openPage()
    await logIn({ email: meena.email, password: 'teal kite' })
    expect(allKept()).not.toMatch(/diabetic|Parel|400012|checkout|a1|review/)
    expect(localStorage.getItem('user')).toContain('Meena Rao')
  },
)

test('who signs out leaves no name or e-mail that they wrote reviews with', async () => {
  await openPageOfEndedLogin()
  const { signIn, signOut } = await import('./account.ts')
  signIn({ user: asha, token: 'of a1' })
  expect(localStorage.getItem('reviewDetails')).toContain('asha@review.example')
  signOut()
  expect(localStorage.getItem('reviewDetails')).toBeNull()
})
