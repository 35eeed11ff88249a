import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { staffOrderOf } from '#tests/rooms/staff-orders.ts'
import { BothTitles } from './fish-title.tsx'
import { LineInShort } from './line-in-short.tsx'

const [line] = staffOrderOf({}).lines
const surmai = { ...line, title: 'अख्खी सुरमई', english: 'Surmai (King Fish)' }

test('whoever cuts reads the fish in their language, and beside it what the shop calls it', () => {
  const { container } = render(<BothTitles line={surmai} />)
  expect(container.textContent).toBe('अख्खी सुरमई Surmai (King Fish)')
  expect(screen.getByText('Surmai (King Fish)').lang).toBe('en')
})

test('what has one name is said once', () => {
  const { container } = render(<BothTitles line={{ title: 'Surmai (King Fish)' }} />)
  expect(container.textContent).toBe('Surmai (King Fish)')
})

test('a line in short says the fish in the language of whoever reads it', () => {
  const { container } = render(line === undefined ? null : <LineInShort line={{ ...line, ...surmai }} />)
  expect(container.textContent).toMatch(/^3 × अख्खी सुरमई, Jumbo, 500 g/)
})

test.each([
  ['left-out', 'left out'],
  ['replaced', 'replaced'],
] as const)('a line that is %s is struck through, and said to be so', (state, said) => {
  const { container } = render(line === undefined ? null : <LineInShort line={{ ...line, state }} />)
  expect(container.querySelector('s')?.textContent).toMatch(/^3 × /)
  expect(container.textContent.endsWith(` ${said}`)).toBe(true)
})
