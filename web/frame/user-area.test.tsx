import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { account } from '#web/accounts/account.ts'
import { greetingOf, UserArea } from './user-area.tsx'

const asha = { id: 'a', _id: 'a', name: 'Asha', fullName: 'Asha Koli', email: 'asha@darya.example', mobile: '' }

const show = () => {
  const Stub = createRoutesStub([{ path: '*', Component: UserArea }])
  render(<Stub />)
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the user icon of somebody who is signed in leads to the front page', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}))
  localStorage.setItem('user', JSON.stringify(asha))
  localStorage.setItem('token', 'secret')
  account.setState({ state: 'signed-in', user: asha, token: 'secret' }, true)
  show()
  expect((await screen.findByRole('link', { name: 'Home, signed in' })).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'Hello, Asha Koli' }).getAttribute('href')).toBe('/account')
  expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined()
})

test('people are greeted by their full name, or what is known of it, or as User', () => {
  expect(greetingOf(asha)).toBe('Hello, Asha Koli')
  expect(greetingOf({ ...asha, fullName: '' })).toBe('Hello, Asha')
  expect(greetingOf({ ...asha, fullName: '', name: '' })).toBe('Hello, User')
})
