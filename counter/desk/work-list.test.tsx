import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WorkList } from './work-list.tsx'

afterEach(cleanup)

function List({ names }: { names: readonly string[] }) {
  return (
    <WorkList label="Fish" items={names} keyOf={(name) => name}>
      {(name) => (
        <>
          <p>{name}</p>
          <button type="button">{`sell ${name}`}</button>
          <input aria-label={`note ${name}`} />
        </>
      )}
    </WorkList>
  )
}

const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const focused = () => document.activeElement?.querySelector('p')?.textContent ?? document.activeElement?.textContent

test('J and K and the arrows go from one to the next and stop at both ends, Enter goes to its first button', () => {
  render(<List names={['bangda', 'rawas', 'surmai']} />)
  const [first] = screen.getAllByRole('listitem')
  expect(screen.getAllByRole('listitem').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  first?.focus()
  const way = ['j', 'ArrowDown', 'j', 'K', 'ArrowUp', 'k'].map((key) => (press(key), focused()))
  expect(way).toEqual(['rawas', 'surmai', 'surmai', 'rawas', 'bangda', 'bangda'])
  press('J')
  press('Enter')
  expect(focused()).toBe('sell rawas')
  expect(screen.getAllByRole('listitem').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
})

test('a button that names a letter is pressed by it, in the one with the focus alone, and once however long the key is held', () => {
  const sold: string[] = []
  render(
    <WorkList label="Fish" items={['bangda', 'rawas']} keyOf={(name) => name}>
      {(name) => (
        <button type="button" aria-keyshortcuts="S U" onClick={() => sold.push(name)}>
          {name}
        </button>
      )}
    </WorkList>,
  )
  screen.getAllByRole('listitem')[1]?.focus()
  press('s')
  press('s', { repeat: true })
  press('U')
  press('h')
  expect(sold).toEqual(['rawas', 'rawas'])
})

test('a letter that is typed, or pressed with another key, moves nothing', () => {
  render(<List names={['bangda', 'rawas']} />)
  const note = screen.getByLabelText('note bangda')
  note.focus()
  press('j')
  expect(document.activeElement).toBe(note)
  screen.getAllByRole('listitem')[0]?.focus()
  press('j', { ctrlKey: true })
  expect(focused()).toBe('bangda')
})

test('where the one with the focus is done with, the next takes it', () => {
  const { rerender } = render(<List names={['bangda', 'rawas', 'surmai']} />)
  screen.getByText('sell rawas').focus()
  rerender(<List names={['bangda', 'surmai']} />)
  expect(focused()).toBe('surmai')
  rerender(<List names={['bangda']} />)
  expect(focused()).toBe('bangda')
})

test('a list that changes takes the focus from nobody who is elsewhere', () => {
  const { rerender } = render(<List names={['bangda', 'rawas']} />)
  rerender(<List names={['rawas']} />)
  expect(document.activeElement).toBe(document.body)
})
