import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ashasAddress, ashasOrderView } from '#tests/rooms/order-views.ts'
import { allTold } from '#tests/rooms/said-wishes.ts'
import type { OrderView } from './order.ts'
import { placedOrder, reads } from './reads.ts'

const told = {
  _id: '65f0c1d2',
  orderDate: '2026-11-26T06:30:00.000Z',
  totalPrice: 1800,
  shippingAddress: { firstName: 'Asha', pincode: '400012' },
  cartItems: [{ id: 'pdpImage4', title: 'Pomfret', price: 1800, quantity: 1, size: null, weight: '1 kg' }],
}
const wholePaplet: Required<OrderView['cartItems'][number]> = {
  id: 'pdpImage4',
  productId: 4,
  title: 'Whole Silver Pomfret (Paplet)',
  img: 'whole-pomfret',
  price: 1800,
  quantity: 1,
  size: 'Jumbo',
  weight: '1 kg',
  cleaningOption: '',
  isWholeFish: true,
  detailPageURL: '/wholePomfretDetails/4',
}
const ordersIn = (data: unknown) => v.parse(reads.myOrders, { success: true, data }).data

test('an order that says no more than is specified is Pending, costs what it says, and can be cancelled', () => {
  const [order] = ordersIn([told])
  expect(order).toMatchObject({
    _id: '65f0c1d2',
    orderNumber: '65f0c1d2',
    status: 'Pending',
    totalPrice: 1800,
    mostPrice: 1800,
    isWeighed: true,
    cancellable: true,
    changeable: false,
    billingAddress: { firstName: 'Asha', city: '' },
    cartItems: [{ size: '', cleaningOption: '', detailPageURL: '/productDetails/pdpImage4' }],
  })
  expect(ordersIn([{ ...told, status: 'Canceled' }])[0]).toMatchObject({ cancellable: false })
})

test('an order of our own shop is read as it is told', () => {
  const own: Required<OrderView> = {
    ...ashasOrderView(),
    slot: { name: '2026-11-27T07:00-09:00', changeUntil: '2026-11-26T15:30:00.000Z' },
    lapsesAt: '2026-11-26T15:45:00.000Z',
    late: { expectedAt: '2026-11-27T04:00:00.000Z', reason: 'heavy-rain' },
    credit: { credited: 200, toPay: 1800 },
    ...allTold,
    cartItems: [wholePaplet],
  }
  expect(ordersIn([JSON.parse(JSON.stringify(own))])).toEqual([own])
})

test('a list that failed is no list', () => {
  for (const answer of [{}, { success: false, data: [] }, { success: true }, { data: {} }, null, 'orders'])
    expect([answer, v.is(reads.myOrders, answer)]).toEqual([answer, false])
})

test('a person may have one name, a number for an id, and no mobile', () => {
  const people = [
    [
      { id: 7, name: 'Asha' },
      { id: '7', name: 'Asha', fullName: 'Asha', email: '', mobile: '' },
    ],
    [
      { id: 'a1', fullName: 'Asha Koli', mobile: null },
      { id: 'a1', name: 'Asha Koli', mobile: '' },
    ],
    [{ id: 'a1' }, { id: 'a1', name: '', fullName: '' }],
  ] as const
  for (const [user, read] of people) expect(v.parse(reads.login, { token: 't', user }).user).toMatchObject(read)
  for (const user of [{}, { id: '' }, { id: null }, undefined])
    expect([user, v.is(reads.login, { token: 't', user })]).toEqual([user, false])
})

test('an order that was placed is as it was sent where the answer gives its id alone, or more that cannot be read', () => {
  const sent = {
    cartItems: told.cartItems,
    shippingAddress: ashasAddress,
    billingAddress: ashasAddress,
    totalPrice: 1800,
    slot: '2026-11-27T07:00-09:00',
  }
  const at = Date.UTC(2026, 10, 26, 6)
  for (const answer of [{ _id: 'o1' }, { _id: 'o1', status: 7, cartItems: 'none' }])
    expect(placedOrder(answer, sent, at)).toMatchObject({
      _id: 'o1',
      status: 'Pending',
      totalPrice: 1800,
      orderDate: '2026-11-26T06:00:00.000Z',
      shippingAddress: ashasAddress,
    })
  expect(placedOrder({ ...ashasOrderView({ totalPrice: 99 }) }, sent, at)).toEqual(ashasOrderView({ totalPrice: 99 }))
})
