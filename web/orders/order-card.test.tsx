import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { OrderView } from '#shop/calls.ts'
import { OrderCard } from './order-card.tsx'

const address = {
  firstName: 'Asha',
  lastName: 'Koli',
  addressLine1: '12 Sample Chawl',
  streetAddress: 'Parel Naka',
  pincode: '400012',
  city: 'Mumbai',
  state: 'Maharashtra',
  phone: '98200 00001',
  email: 'asha@darya.example',
}
const order: OrderView = {
  _id: 'o1',
  orderNumber: 'D7K4-29XM',
  orderDate: '2026-11-21T06:00:00.000Z',
  totalPrice: 2000,
  status: '',
  cancellable: true,
  shippingAddress: address,
  billingAddress: address,
  cartItems: [],
}

const Card = () => <OrderCard order={order} facts={{ products: [], pictures: {} }} onCancel={() => {}} />

afterEach(cleanup)

test('an order says when it was placed, and reads Pending while it has no status', async () => {
  const Stub = createRoutesStub([{ path: '*', Component: Card }])
  render(<Stub />)
  expect(await screen.findByText('Pending')).toBeDefined()
  expect(screen.getByText('21 November 2026, 11:30 am')).toBeDefined()
})
