import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Sentence } from './sentence.tsx'

const total = <strong>₹180.00</strong>

test('what stands in a sentence stands where its words name it, in any order', () => {
  const { container } = render(<Sentence words="Keep {total} ready for {number}." total={total} number="D7K4" />)
  expect(container.innerHTML).toBe('Keep <strong>₹180.00</strong> ready for D7K4.')
  const other = render(<Sentence words="{number}: {total} tayar theva" total={total} number="D7K4" />)
  expect(other.container.innerHTML).toBe('D7K4: <strong>₹180.00</strong> tayar theva')
})
