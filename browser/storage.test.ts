import { afterEach, expect, test, vi } from 'vitest'
import { isForgetful, store, stored, storedJson, storeJson } from './storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  for (const key of ['cartItems', 'token'] as const) store(key, undefined)
})

test('what is kept is there again, and what is dropped is not', () => {
  storeJson('cartItems', [1])
  expect(storedJson('cartItems')).toEqual([1])
  store('cartItems', undefined)
  expect(stored('cartItems')).toBeNull()
  expect(storedJson('cartItems')).toBeUndefined()
})

test('what is no JSON counts as nothing', () => {
  localStorage.setItem('cartItems', '{"items":[')
  expect(storedJson('cartItems')).toBeUndefined()
})

test('a browser that is full or refuses its storage keeps things as long as the page lives, and says so', () => {
  store('token', 'old')
  expect(isForgetful()).toBe(false)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store('token', 'new')
  expect(stored('token')).toBe('new')
  expect(isForgetful()).toBe(true)
})

test('a browser without storage keeps nothing and breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(stored('cartState')).toBeNull()
  expect(storedJson('cartState')).toBeUndefined()
})
