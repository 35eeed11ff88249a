import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

test('the click that turns a button into the one that sends does not send', () => {
  const sent = vi.fn<() => void>()
  function Changing() {
    const [ready, setReady] = useState(false)
    return (
      <form onSubmit={sent}>
        {ready ? (
          <Button type="submit">Send</Button>
        ) : (
          <Button onClick={() => flushSync(() => setReady(true))}>Change</Button>
        )}
      </form>
    )
  }
  render(<Changing />)
  fireEvent.click(screen.getByRole('button', { name: 'Change' }))
  expect(screen.getByRole('button', { name: 'Send' })).toBeDefined()
  expect(sent).not.toHaveBeenCalled()
})
