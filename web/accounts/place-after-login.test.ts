import { beforeEach, expect, test } from 'vitest'
import { dropPlace, keepPlace } from './kept-place.ts'
import { placeAfterLogin } from './place-after-login.ts'

beforeEach(() => localStorage.clear())

test('a login leads where the page before it asked, else where one was, else to the front page', () => {
  expect(placeAfterLogin(null)).toBe('/')
  keepPlace('/myorders')
  expect(localStorage.getItem('redirectTo')).toBe('/myorders')
  expect(placeAfterLogin(null)).toBe('/myorders')
  expect(placeAfterLogin({ redirectTo: '/checkout' })).toBe('/checkout')
  dropPlace()
  expect(placeAfterLogin({})).toBe('/')
})
