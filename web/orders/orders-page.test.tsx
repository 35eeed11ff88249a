import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderView } from '#shop/wire/order.ts'
import { heldAnswers } from '#tests/fakes/held-answers.ts'
import { ashasAddress, ashasOrderView } from '#tests/rooms/order-views.ts'
import { ashaIsSignedIn, ashasView } from '#tests/screens/asha-signed-in.ts'
import OrdersPage from './orders-page.tsx'

const asked = '/orders/userorders'

ashaIsSignedIn()

// The browser of these tests has no screen to ask about.
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })))

test('what was asked for the search before is dropped: its orders and the place where it goes on', async () => {
  const answers = heldAnswers()
  await open()
  await answers.give('/auth/checkAuth', { authenticated: true, user: ashasView })
  await answers.give(asked, found(['Koli', 'a1'], '1.a1'))
  fireEvent.click(await screen.findByRole('button', { name: 'Show older orders' }))
  await answers.expectAsked(`${asked}?before=1.a1`)
  fireEvent.change(screen.getByLabelText('Search your orders'), { target: { value: 'rao' } })
  await answers.give(`${asked}?search=rao`, found(['Rao', 'b1'], '2.b1'))
  await answers.give(`${asked}?before=1.a1`, found(['Rao', 'a2'], '1.a2'))
  expect(numbers()).toEqual(['Order b1'])
  fireEvent.click(screen.getByRole('button', { name: 'Show older orders' }))
  await answers.expectAsked(`${asked}?search=rao&before=2.b1`)
})

const numbers = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

async function open() {
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

function found([lastName, id]: readonly [string, string], next: string): object {
  const order: OrderView = ashasOrderView({
    _id: id,
    orderNumber: id,
    shippingAddress: { ...ashasAddress, lastName },
  })
  return { success: true, data: [order], next }
}
