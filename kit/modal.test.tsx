import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { atTheCounter } from '#tests/screens/counter-screen.tsx'
import { Modal } from './modal.tsx'

atTheCounter()

// The screens of tests have no boxes: every point but 0, 0 lies beside the dialog.
const beside = { clientX: 9, clientY: 9 }

test('a tap beside a dialog closes it, but not where something was typed in it', () => {
  const close = vi.fn<() => void>()
  render(
    <Modal onClose={close}>
      <input aria-label="Reason" />
    </Modal>,
  )
  const dialog = screen.getByRole('dialog')
  fireEvent.click(dialog, beside)
  expect(close).toHaveBeenCalledTimes(1)
  fireEvent.input(screen.getByLabelText('Reason'), { target: { value: 'rude' } })
  fireEvent.click(dialog, beside)
  expect(close).toHaveBeenCalledTimes(1)
})
