import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Answer } from './answer.tsx'

afterEach(cleanup)

const missing = { field: 'email', message: 'E-mail is required.' }

test('nothing stands there while nothing came of it; then the summary takes the focus and leads to each field', () => {
  const { rerender } = render(<Answer to={undefined} errors={[]} />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<Answer to={{ wrong: ['email'] }} errors={[missing]} />)
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }))
  expect(screen.getByRole('link', { name: 'E-mail is required.' }).getAttribute('href')).toBe('#email')
})

test.each([
  ['good news', { done: 'Your password is changed.' }, 'status'],
  ['trouble', { said: ['Something went wrong.', 'Try again.'] }, 'alert'],
] as const)('%s takes the focus', (_what, answer, role) => {
  render(<Answer to={answer} />)
  expect(document.activeElement).toBe(screen.getByRole(role))
})
