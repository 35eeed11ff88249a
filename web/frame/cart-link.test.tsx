import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openingProduct } from '#tests/rooms/products.ts'
import { addToCart, leaveCart } from '#web/cart/cart.ts'
import { CartLink } from './cart-link.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('the badge counts the packs in the cart, and is there only when there are some', () => {
  const Stub = createRoutesStub([{ path: '*', Component: CartLink }])
  render(<Stub />)
  const link = screen.getByRole('link')
  expect([link.getAttribute('href'), link.textContent]).toEqual(['/cartPage', ''])
  act(() => {
    addToCart(openingProduct(4), {}, 2)
    addToCart(openingProduct(19), {}, 1)
  })
  expect(link.textContent).toBe('3')
  act(leaveCart)
  expect(link.textContent).toBe('')
})
