import { expect, test } from 'vitest'
import { ashasOrderView } from '#tests/rooms/order-views.ts'
import { noOrdersYet, type OrdersEvent, ordersAfter } from './orders-state.ts'

const order = (_id: string) => ashasOrderView({ _id })
const after = (...events: OrdersEvent[]) => events.reduce(ordersAfter, noOrdersYet)
const loaded: OrdersEvent = { is: 'loaded', orders: [order('a'), order('b')], search: '', next: '1.b' }
const failed = (unheard: boolean): OrdersEvent => ({ is: 'failed', error: 'no', unheard })
const canceled: OrdersEvent = { is: 'updated', _id: 'b', fields: { status: 'Canceled', cancellable: false } }

test('a request sets loading and forgets the error of the one before', () => {
  expect(after(failed(false), { is: 'requested' })).toMatchObject({ loading: true, error: undefined })
})

test('success keeps the orders, failure the error', () => {
  expect(after(loaded)).toMatchObject({ loading: false, orders: [{ _id: 'a' }, { _id: 'b' }], next: '1.b' })
  expect(after(loaded, failed(false))).toMatchObject({ loading: false, error: 'no', orders: [{}, {}] })
})

test('what is kept is shown until something of the shop comes, also while it is asked again', () => {
  expect(after({ is: 'late' }, failed(true), { is: 'requested' }).unheard).toBe(true)
  expect(after({ is: 'late' }, loaded).unheard).toBe(false)
  expect(after({ is: 'late' }, failed(false)).unheard).toBe(false)
})

test('older orders come after the others, each once', () => {
  const older: OrdersEvent = { is: 'older-loaded', orders: [order('b'), order('c')], next: undefined }
  expect(after(loaded, older).orders.map(({ _id }) => _id)).toEqual(['a', 'b', 'c'])
})

test('an update merges into the order with that id, and no other', () => {
  expect(after(loaded, canceled).orders.map(({ status }) => status)).toEqual(['Pending', 'Canceled'])
  expect(after(canceled)).toEqual(noOrdersYet)
})

test('a revert brings back what the status was', () => {
  expect(after(loaded, canceled, { is: 'reverted', orderId: 'b' })).toEqual(after(loaded))
  expect(after(loaded, { is: 'reverted', orderId: 'a' })).toEqual(after(loaded))
})
