import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import type { Sends } from '#shop/wire/calls.ts'
import { ashasAddress, ashasOrderView } from '#tests/rooms/order-views.ts'
import { attemptOf, beginAttempt, endAttempt } from './attempt.ts'
import { forgetOthers, forgetPerson } from './forget.ts'
import { ordersHere, unsentOrders } from './kept-here.ts'
import { keepOrders, keepPlaced, ordersKeptOf } from './kept-orders.ts'

const order: Sends<'placeOrder'> = {
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

const press = (what = order) => beginAttempt(what, 'secret')
const triedNow = () => unsentOrders.update('asha', (now) => now && { ...now, tried: true })

test('while nobody knows what came of it, an order goes under the same key', async () => {
  await press()
  const key = await keyNow()
  await triedNow()
  await press({ ...order, totalPrice: 1900 })
  expect(await attemptOf('asha')).toMatchObject({ key, tried: true, order: { totalPrice: 1900 } })
})

test('after a definite answer the next order is another attempt', async () => {
  await press()
  const key = (await keyNow()) ?? ''
  await endAttempt({ userId: 'asha', key: 'another' })
  expect(await keyNow()).toBe(key)
  await endAttempt({ userId: 'asha', key })
  await press()
  expect(await keyNow()).not.toBe(key)
})

test('an order that the call would not take is not sent, and its key stays', async () => {
  await press({ ...order, cartItems: [{ id: 'pdpImage4' } as never] })
  const found = await attemptOf('asha')
  expect(found?.order).toBeUndefined()
  expect(found?.key).toMatch(/^[0-9a-f]{32}$/)
})

test('who comes after another keeps nothing of them but that something was thrown away', async () => {
  await press()
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
