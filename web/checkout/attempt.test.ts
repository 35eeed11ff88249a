import { beforeEach, expect, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import { ashasAddress } from '#tests/order-views.ts'
import { beginAttempt, endAttempt, holdAttempt, interruptedOrder } from './attempt.ts'

const order: Parameters<typeof beginAttempt>[0] = {
  userId: 'asha',
  cartItems: [{ id: 'pdpImage4', price: 1800, quantity: 1, size: 'Jumbo', weight: '1 kg' }],
  shippingAddress: ashasAddress,
  billingAddress: ashasAddress,
  totalPrice: 1800,
  cap: 'as-shown',
  ifMissing: 'next-size',
}
const now = Date.UTC(2026, 10, 21)

beforeEach(() => localStorage.clear())

test('while nobody knows what came of it, an order goes under the same key', () => {
  const key = beginAttempt(order, now)
  holdAttempt()
  expect(beginAttempt({ ...order, totalPrice: 1900 }, now)).toBe(key)
})

test('after a definite answer the next order is another attempt', () => {
  const key = beginAttempt(order, now)
  endAttempt()
  expect(beginAttempt(order, now)).not.toBe(key)
})

test('an order that was on its way when the page went is asked after, by its own shopper, for ten minutes', () => {
  beginAttempt(order, now)
  expect(interruptedOrder('asha', now)).toEqual(order)
  expect(interruptedOrder('bina', now)).toBeUndefined()
  expect(interruptedOrder('asha', now + minutes(10))).toBeUndefined()
})

test('an order that the call would not take is not sent again by itself, and its key stays', () => {
  const key = beginAttempt({ ...order, cartItems: [{ id: 'pdpImage4' } as never] }, now)
  expect(interruptedOrder('asha', now)).toBeUndefined()
  expect(beginAttempt(order, now)).toBe(key)
})

test('what the shopper has heard of is not sent again by itself', () => {
  beginAttempt(order, now)
  holdAttempt()
  expect(interruptedOrder('asha', now)).toBeUndefined()
})

test.each(['{', 'null', '7', '{"key":"a b","userId":"asha","at":1}', '{"key":"k","userId":"asha","at":"x"}'])(
  'an attempt that was damaged (%s) counts as none',
  (text) => {
    localStorage.setItem('orderAttempt', text)
    expect(interruptedOrder('asha', now)).toBeUndefined()
    holdAttempt()
    expect(beginAttempt(order, now)).toMatch(/^[0-9a-f]{32}$/)
  },
)
