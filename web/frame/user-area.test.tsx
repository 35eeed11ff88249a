import { cleanup, fireEvent, render, screen } from '@testing-library/react'
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
  expect((await screen.findByRole('link', { name: 'Home, logged in' })).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'Hello, Asha Koli' }).getAttribute('href')).toBe('/account')
  expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined()
})

test.each(['is silent', 'is in trouble'])('while the shop %s, whoever is known here can sign out', async (how) => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (how === 'is silent') return new Promise<Response>(() => {})
    return new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
  })
  localStorage.setItem('user', JSON.stringify(asha))
  localStorage.setItem('token', 'secret')
  account.setState({ state: 'unknown', late: false, user: asha, token: 'secret' }, true)
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeDefined()
  expect([localStorage.getItem('user'), localStorage.getItem('token')]).toEqual([null, null])
  expect(asked).toHaveBeenCalledWith('/auth/logout', expect.objectContaining({ method: 'POST' }))
})

test('people are greeted by their full name, or what is known of it, or as User', () => {
  expect(greetingOf(asha)).toBe('Hello, Asha Koli')
  expect(greetingOf({ ...asha, fullName: '' })).toBe('Hello, Asha')
  expect(greetingOf({ ...asha, fullName: '', name: '' })).toBe('Hello, User')
})
