import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Stepper } from './stepper.tsx'

afterEach(cleanup)

function Packs({ first, most }: { first: number; most: number }) {
  const [count, setCount] = useState(first)
  return <Stepper count={count} most={most} of="Lobster" onChange={setCount} />
}

test('minus stops at one and plus at the most; both say of what, and the number is said as it changes', () => {
  render(<Packs first={1} most={2} />)
  const less = screen.getByRole<HTMLButtonElement>('button', { name: 'One less of Lobster' })
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'One more of Lobster' })
  const count = screen.getByRole('status')
  expect(screen.getByRole('group', { name: 'Quantity of Lobster' })).toBeDefined()
  expect([less.disabled, more.disabled, count.textContent]).toEqual([true, false, '1'])
  fireEvent.click(more)
  expect([less.disabled, more.disabled, count.textContent]).toEqual([false, true, '2'])
  fireEvent.click(less)
  expect([less.disabled, more.disabled, count.textContent]).toEqual([true, false, '1'])
})
