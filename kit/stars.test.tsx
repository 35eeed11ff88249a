import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Stars } from './stars.tsx'

afterEach(cleanup)

test('the words say what the stars show, and only the words are read', () => {
  const { container } = render(<Stars of={2.5} words="2.5 of 5, 31 reviews" />)
  expect(screen.getByText('2.5 of 5, 31 reviews')).toBeDefined()
  const drawing = container.querySelector('svg')
  expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  expect(drawing?.getAttribute('viewBox')).toBe('0 0 5 1')
  expect(Number(drawing?.querySelector('rect')?.getAttribute('width'))).toBe(2.5)
})
