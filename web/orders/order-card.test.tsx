import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { ashasOrderView } from '#tests/order-views.ts'
import { OrderCard } from './order-card.tsx'

const order = ashasOrderView({ status: '' })
const Card = () => <OrderCard order={order} facts={{ products: [], pictures: {} }} onCancel={() => {}} />

afterEach(cleanup)

test('an order says when it was placed, and reads Pending while it has no status', async () => {
  const Stub = createRoutesStub([{ path: '*', Component: Card }])
  render(<Stub />)
  expect(await screen.findByText('Pending')).toBeDefined()
  expect(screen.getByText('21 November 2026, 11:30 am')).toBeDefined()
})
