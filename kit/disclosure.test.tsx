import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Disclosure } from './disclosure.tsx'

afterEach(cleanup)

test('it stands open at first, unless it is not to; its heading opens and closes it, and says so', () => {
  render(
    <>
      <Disclosure head="DESCRIPTION">Soft and white.</Disclosure>
      <Disclosure head="CLOSED" openAtFirst={false}>
        Nobody sees it.
      </Disclosure>
    </>,
  )
  const head = screen.getByRole('button', { name: 'DESCRIPTION' })
  const body = document.getElementById(head.getAttribute('aria-controls') ?? '')
  expect([head.getAttribute('aria-expanded'), body?.hidden, body?.textContent]).toEqual([
    'true',
    false,
    'Soft and white.',
  ])
  fireEvent.click(head)
  expect([head.getAttribute('aria-expanded'), body?.hidden]).toEqual(['false', true])
  fireEvent.click(head)
  expect([head.getAttribute('aria-expanded'), body?.hidden]).toEqual(['true', false])
  expect(screen.getByRole('button', { name: 'CLOSED' }).getAttribute('aria-expanded')).toBe('false')
})
