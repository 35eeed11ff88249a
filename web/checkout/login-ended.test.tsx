import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { openingArea } from '#shop/delivery/delivery.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { heldAnswers } from '#tests/fakes/held-answers.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { ashaIsSignedIn, ashasView } from '#tests/screens/asha-signed-in.ts'
import LoginPage from '#web/accounts/login-page.tsx'
import { addToCart, keepAddresses } from '#web/cart/cart.ts'
import { accountsWords } from '#words/accounts.ts'
import { refusals } from '#words/refusals.ts'
import CheckoutPage from './checkout-page.tsx'

const Stub = createRoutesStub([
  {
    path: '/checkout',
    Component: CheckoutPage as ComponentType,
    HydrateFallback: () => null,
    loader: () => ({
      shelf: { ...openingCatalogue, pictures: {}, back: {} },
      area: openingArea,
      slots: [],
      season: '',
    }),
  },
  { path: '/login', Component: LoginPage },
])

ashaIsSignedIn()

beforeEach(() => {
  addToCart(openingProduct(4), {}, 1)
  keepAddresses(ashasAddress, undefined)
})

test('who is no longer signed in when the order goes reads why at the login, with the focus on it', async () => {
  const answers = heldAnswers()
  await act(async () => render(<Stub initialEntries={['/checkout']} />))
  await answers.give('/auth/checkAuth', { authenticated: true, user: ashasView })
  fireEvent.click(await screen.findByRole('button', { name: /^Place order/ }, { timeout: 3000 }))
  await answers.give('/orders', { message: refusals['not-signed-in']() }, { status: 401 })
  const why = await screen.findByText(accountsWords.loginEnded)
  expect(document.activeElement).toBe(why.parentElement)
  expect(localStorage.getItem('shippingAddress')).toContain('Parel Naka')
})
