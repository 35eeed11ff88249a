import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { timings } from '#browser/timings.ts'
import { Toasts, toast } from './toast.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))

test('a toast is announced and goes after three seconds', () => {
  render(<Toasts />)
  act(() => void toast('Signed out'))
  expect(screen.getByRole('status').textContent).toBe('Signed out')
  pass(timings.toast - 1)
  expect(screen.queryByText('Signed out')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Signed out')).toBeNull()
})

test('a toast under the mouse or with the focus waits', () => {
  render(<Toasts />)
  act(() => void toast('Read me'))
  fireEvent.pointerEnter(screen.getByText('Read me'))
  pass(timings.toast * 3)
  fireEvent.pointerLeave(screen.getByText('Read me'))
  fireEvent.focus(screen.getByText('Read me'))
  pass(timings.toast * 3)
  expect(screen.queryByText('Read me')).not.toBeNull()
  fireEvent.blur(screen.getByText('Read me'))
  pass(timings.toast)
  expect(screen.queryByText('Read me')).toBeNull()
})

test('where something can be done about it a toast stays for ten seconds, alone, and goes with the press', () => {
  const pressed = vi.fn<() => void>()
  render(<Toasts />)
  act(() => void toast('Added one', { deed: { words: 'Undo', press: () => {} } }))
  act(() => void toast('Added another', { deed: { words: 'Undo', press: pressed } }))
  expect(screen.queryByText('Added one')).toBeNull()
  pass(timings.undoRemove - 1)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect([pressed.mock.calls.length, screen.queryByText('Added another')]).toEqual([1, null])
})

test('what no longer can be undone is taken away', () => {
  const takeAway = toast('Added one', { deed: { words: 'Undo', press: () => {} } })
  render(<Toasts />)
  expect(screen.queryByText('Added one')).not.toBeNull()
  act(takeAway)
  expect(screen.queryByText('Added one')).toBeNull()
})
