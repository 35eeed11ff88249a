import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { OrderView } from '#shop/wire/order.ts'
import { ashasOrderView } from '#tests/rooms/order-views.ts'
import { OrderCard } from './order-card.tsx'

const cardOf = (order: OrderView) => () => (
  <OrderCard
    order={order}
    facts={{ shelf: { products: [], pictures: {}, back: {} } }}
    token="a token"
    onCancel={() => {}}
  />
)

afterEach(cleanup)

test('an order says when it was placed, and reads Pending while it has no status', async () => {
  const Stub = createRoutesStub([{ path: '*', Component: cardOf(ashasOrderView({ status: '' })) }])
  render(<Stub />)
  expect(await screen.findByText('Pending')).toBeDefined()
  expect(screen.getByText('21 November 2026, 11:30 am')).toBeDefined()
})

test('a status that only a later shop knows is shown as it is, and offers nothing', async () => {
  const Stub = createRoutesStub([
    { path: '*', Component: cardOf(ashasOrderView({ status: 'Out for delivery', cancellable: false })) },
  ])
  render(<Stub />)
  expect((await screen.findAllByText('Out for delivery'))[0]).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
})

test('a line that is one whole fish says so, and a piece of one does not', async () => {
  const piece = {
    id: 'pdpImage7',
    productId: 7,
    title: 'Whole King Fish',
    img: '',
    price: 1200,
    quantity: 1,
    size: 'Jumbo',
    weight: '1 kg',
    cleaningOption: '',
    detailPageURL: '/pdp7',
  }
  const cartItems = [piece, { ...piece, quantity: 5, isWholeFish: true as const }]
  const Stub = createRoutesStub([{ path: '*', Component: cardOf(ashasOrderView({ cartItems })) }])
  render(<Stub />)
  const lines = (await screen.findAllByRole('link', { name: /King Fish/ })).map((link) => link.closest('li'))
  expect(lines.map((line) => line?.textContent.includes('One whole fish'))).toEqual([false, true])
})
