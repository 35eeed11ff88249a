import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'

afterEach(cleanup)

test('it is not there while nothing is wrong; then it takes the focus and leads to each field', () => {
  const { rerender } = render(<ErrorSummary errors={[]} />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<ErrorSummary errors={[{ field: 'email', message: 'E-mail is required.' }]} />)
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }))
  expect(screen.getByRole('link', { name: 'E-mail is required.' }).getAttribute('href')).toBe('#email')
})
