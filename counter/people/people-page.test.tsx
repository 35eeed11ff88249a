import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Person } from '#shop/wire/staff/people.ts'
import { atTheCounter, openScreen } from '#tests/screens/counter-screen.tsx'
import { padWords } from '#words/counter.ts'
import { peopleWords as words } from '#words/people.ts'

atTheCounter()

const person = { isDisabled: false, isBarred: false, hasPin: true, keys: 1, sessions: 0 }
const people = [
  { ...person, id: 's-nirmala', name: 'Nirmala', role: 'owner' },
  { ...person, id: 's-asif', name: 'Asif', role: 'counter' },
] satisfies Partial<Person>[]

const open = () => openScreen(import('./people-page.tsx'), { own: 's-nirmala', people }, '/people')
const pin = () => screen.getAllByLabelText<HTMLInputElement>(new RegExp(`^${words.firstPin}`)).at(-1)
const key = (name: string) =>
  fireEvent.click(screen.getAllByRole('button', { name, hidden: true }).at(-1) as HTMLElement)

test('nobody is offered to remove their own access', async () => {
  await open()
  expect(await screen.findByRole('button', { name: words.disable('Asif') })).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.disable('Nirmala') })).toBeNull()
})

test('after six digits the next key begins a PIN anew, as after one that was refused', async () => {
  await open()
  await screen.findByRole('heading', { name: words.add })
  for (const digit of '123456') key(digit)
  expect(pin()?.value).toBe('123456')
  key('7')
  expect(pin()?.value).toBe('7')
  key(padWords.deleteKey)
  expect(pin()?.value).toBe('')
})

test('who adds somebody with a first PIN hears that they change it at their first log-in', async () => {
  const answers = await open()
  fireEvent.input(await screen.findByLabelText(words.name), { target: { value: 'Sunil' } })
  for (const digit of '480213') key(digit)
  fireEvent.click(screen.getByRole('button', { name: words.add }))
  await answers.give('/counter/api/people', { id: 's-sunil' })
  expect(await screen.findByText(words.addedWithPin('Sunil'))).toBeTruthy()
})
