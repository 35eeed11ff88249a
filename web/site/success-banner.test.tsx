import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { SuccessBanner } from './success-banner.tsx'

afterEach(cleanup)

test('good news is said on arrival, but not again what the checkout has said itself', async () => {
  const router = createMemoryRouter([{ path: '*', Component: SuccessBanner }])
  render(<RouterProvider router={router} />)
  const arriveWith = (state: unknown) => act(() => router.navigate('/home', { state }))
  await arriveWith({ successMessage: 'Welcome', previousPath: '/login' })
  expect(screen.queryByText('Welcome')).not.toBeNull()
  await arriveWith({ successMessage: 'Order placed', previousPath: '/checkout' })
  expect(screen.queryByText('Order placed')).toBeNull()
})
