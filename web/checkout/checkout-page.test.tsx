import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openingArea } from '#shop/delivery/delivery.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
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
  { path: '/login', Component: () => <h1>Login</h1> },
])

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a stranger at the checkout sees no form, is led to the login, and is to come back', async () => {
  render(<Stub initialEntries={['/checkout']} />)
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeDefined()
  expect(screen.queryByLabelText('Pincode')).toBeNull()
  expect(localStorage.getItem('redirectTo')).toBe('/checkout')
})
