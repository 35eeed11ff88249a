import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { ashasAddress, ashasOrderView } from '#tests/order-views.ts'
import { attemptOf, beginAttempt, discardAttempt, endAttempt, holdAttempt } from './attempt.ts'
import { forgetOthers, forgetPerson } from './forget.ts'
import { keepPlaced, keepOrders, ordersKeptOf } from './kept-orders.ts'
import { ordersHere, unsentOrders } from './kept-here.ts'

const order: Parameters<typeof beginAttempt>[0] = {
  userId: 'asha',
  cartItems: [{ id: 'pdpImage4', price: 1800, quantity: 1, size: 'Jumbo', weight: '1 kg' }],
  shippingAddress: ashasAddress,
  billingAddress: ashasAddress,
  totalPrice: 1800,
  cap: 'as-shown',
  ifMissing: 'next-size',
}
const keyNow = async () => (await attemptOf('asha'))?.key

beforeEach(async () => {
  localStorage.clear()
  await unsentOrders.clear()
  await ordersHere.clear()
})

test('while nobody knows what came of it, an order goes under the same key', async () => {
  await beginAttempt(order)
  const key = await keyNow()
  await holdAttempt('asha')
  expect(await attemptOf('asha')).toEqual({ key, userId: 'asha', tried: true })
  await beginAttempt({ ...order, totalPrice: 1900 })
  expect(await keyNow()).toBe(key)
})

test('after a definite answer the next order is another attempt', async () => {
  await beginAttempt(order)
  const key = (await keyNow()) ?? ''
  await endAttempt({ userId: 'asha', key: 'another' })
  expect(await keyNow()).toBe(key)
  await endAttempt({ userId: 'asha', key })
  await beginAttempt(order)
  expect(await keyNow()).not.toBe(key)
})

test('what waits is thrown away, and an answer that came first is not', async () => {
  await beginAttempt(order)
  await unsentOrders.update('asha', (now) => now && { ...now, placed: ashasOrderView() })
  await discardAttempt('asha')
  expect((await attemptOf('asha'))?.placed).toBeDefined()
  await unsentOrders.update('asha', (now) => now && { ...now, placed: undefined })
  await discardAttempt('asha')
  expect(await attemptOf('asha')).toBeUndefined()
})

test('the attempt of an earlier version is taken over by its own person, once, and is not sent by itself', async () => {
  const before = JSON.stringify({ key: 'before', userId: 'asha', at: 1, sent: order })
  localStorage.setItem('orderAttempt', before)
  expect(await attemptOf('asha')).toEqual({ key: 'before', userId: 'asha', tried: true })
  expect(localStorage.getItem('orderAttempt')).toBeNull()
  localStorage.setItem('orderAttempt', before)
  expect(await attemptOf('bina')).toBeUndefined()
})

test('an order that the call would not take is not sent, and its key stays', async () => {
  await beginAttempt({ ...order, cartItems: [{ id: 'pdpImage4' } as never] })
  const found = await attemptOf('asha')
  expect(found?.order).toBeUndefined()
  expect(found?.key).toMatch(/^[0-9a-f]{32}$/)
})

test('who comes after another keeps nothing of them but that something was thrown away', async () => {
  await beginAttempt(order)
  await ordersHere.put('asha', { userId: 'asha', asOf: Date.now(), orders: [] })
  await forgetOthers('bina')
  expect(JSON.stringify(await attemptOf('asha'))).not.toContain('Parel')
  expect(await ordersHere.getAll()).toEqual([])
  await forgetOthers('bina')
  await forgetPerson('bina')
  expect(await attemptOf('asha')).toMatchObject({ thrownAway: true })
  await forgetPerson('asha')
  expect(await unsentOrders.getAll()).toEqual([])
})

test('five orders are kept without where they went, for thirty days', async () => {
  await ordersHere.put('asha', { userId: 'asha', asOf: Date.now(), orders: [] })
  for (const id of ['1', '2', '3', '4', '5', '6', '6']) await keepPlaced('asha', view(id))
  const kept = await ordersKeptOf('asha')
  expect(kept?.orders.map(({ _id }) => _id)).toEqual(['6', '5', '4', '3', '2'])
  expect(JSON.stringify(kept)).not.toMatch(/Parel|For Asha/)
  await ordersHere.update('asha', (now) => now && { ...now, asOf: Date.now() - 31 * 86_400_000 })
  expect(await ordersKeptOf('asha')).toBeUndefined()
  // Nobody knows when that was before the shop has answered this page.
  await keepOrders('asha', [view('1')])
  expect(await ordersKeptOf('asha')).toBeUndefined()
})

const view = (_id: string) => ({ ...ashasOrderView({ _id }), note: 'For Asha' })
