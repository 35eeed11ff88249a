import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packed } from '#browser/packed.ts'
import { productByCartId } from '#shop/catalogue/product.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { heldAnswers } from '#tests/fakes/held-answers.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { frameWords } from '#words/frame.ts'
import { addToCart, leaveCart } from './cart.ts'
import CartPage from './cart-page.tsx'

/** A shop that sells more than a page can bring along. */
const Stub = createRoutesStub([
  {
    path: '/cartPage',
    Component: CartPage as ComponentType,
    HydrateFallback: () => null,
    loader: () => packed({ coming: { slots: [], season: '' } }),
  },
])

const shelfOf = (...cartIds: string[]) => ({
  products: cartIds.map((id) => productByCartId(openingCatalogue, id)),
  pictures: {},
  back: {},
})

beforeEach(() => {
  leaveCart()
  addToCart(openingProduct(19), {}, 1)
  addToCart(openingProduct(4), {}, 2)
})
afterEach(cleanup)

test('of a large shop the cart asks for what it holds, and once for what stays the same', async () => {
  const answers = heldAnswers()
  await act(async () => render(<Stub initialEntries={['/cartPage']} />))
  expect(await screen.findByText(frameWords.loading)).toBeDefined()
  expect(screen.queryByText(/Lobster/)).toBeNull()
  await answers.give('/shelf.json?of=pdpImage19%2CpdpImage4', shelfOf('pdpImage19', 'pdpImage4'))
  expect(await screen.findByText('Lobster (Shevandi)')).toBeDefined()
  expect(screen.getByText('Whole Silver Pomfret (Paplet)')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /Remove item: Lobster/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(answers.asked()).toEqual([])
})

test('where a large shop cannot be asked, that is said, and no line is called unknown', async () => {
  const answers = heldAnswers()
  await act(async () => render(<Stub initialEntries={['/cartPage']} />))
  await answers.give('/shelf.json?of=pdpImage19%2CpdpImage4', {}, { status: 503 })
  expect((await screen.findByRole('alert')).textContent).toContain(frameWords.unreached)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  expect(screen.queryByText(/The shop has no/)).toBeNull()
})
