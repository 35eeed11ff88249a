import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Banner } from './banner.tsx'

afterEach(cleanup)

test('good news is read when there is time for it, a warning at once', () => {
  render(
    <>
      <Banner words="Product added to the cart." />
      <Banner look="warning" words="The price has changed." />
    </>,
  )
  expect(screen.getByRole('status').textContent).toBe('Product added to the cart.')
  expect(screen.getByRole('alert').textContent).toBe('The price has changed.')
})
