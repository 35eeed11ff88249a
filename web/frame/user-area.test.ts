import { expect, test } from 'vitest'
import { greetingOf } from './user-area.tsx'

const asha = { id: 'a', _id: 'a', name: 'Asha', fullName: 'Asha Koli', email: 'asha@darya.example', mobile: '' }

test('people are greeted by their full name, or what is known of it, or as User', () => {
  expect(greetingOf(asha)).toBe('Hello, Asha Koli')
  expect(greetingOf({ ...asha, fullName: '' })).toBe('Hello, Asha')
  expect(greetingOf({ ...asha, fullName: '', name: '' })).toBe('Hello, User')
})
