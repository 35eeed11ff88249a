import { expect, test } from 'vitest'
import { rupees } from '#shop/money.ts'
import type { WeighedOrder } from '#shop/wire/weighed.ts'
import { ashasOrderView } from '#tests/rooms/order-views.ts'
import { sumOf } from './sum-of.ts'

const weights = (different: Partial<WeighedOrder>): WeighedOrder => ({
  lines: [],
  isFinal: false,
  total: 2000,
  most: 2200,
  rounding: 0,
  ...different,
})

test('an order that is not weighed comes to about its total, and to no more than its most', () => {
  const about = { total: rupees(2000), most: rupees(2200) }
  expect(sumOf(ashasOrderView(), undefined)).toEqual(about)
  expect(sumOf(ashasOrderView({ status: '' }), undefined)).toEqual(about)
  expect(sumOf(ashasOrderView({ status: 'Cutting' }), weights({}))).toEqual(about)
})

test('what the scale said is what is paid, and the rounding stands beside it', () => {
  const packed = ashasOrderView({ status: 'Packed' })
  const final = weights({ isFinal: true, total: 2083, rounding: -0.4 })
  expect(sumOf(packed, final)).toEqual({ total: rupees(2083), rounding: rupees(-0.4) })
  expect(sumOf({ ...packed, isWeighed: true, totalPrice: 2083 }, undefined)).toEqual({ total: rupees(2083) })
})

test('what the shop has given back stands beside what is to pay, as it was heard last', () => {
  const out = ashasOrderView({ status: 'Out for delivery', isWeighed: true, credit: { credited: 500, toPay: 1500 } })
  const credit = { credited: rupees(500), toPay: rupees(1500) }
  expect(sumOf(out, undefined)).toEqual({ total: rupees(2000), credit })
  const heard = weights({ isFinal: true, credit: { credited: 600, toPay: 1400 } })
  expect(sumOf(out, heard)).toMatchObject({ credit: { credited: rupees(600), toPay: rupees(1400) } })
})

test('while a line is weighed anew, what an earlier look said of the sum does not count', () => {
  const order = ashasOrderView({ status: 'Packed', isWeighed: true, totalPrice: 2083 })
  expect(sumOf(order, weights({}))).toEqual({ total: rupees(2000), most: rupees(2200) })
})

test.each(['Canceled', 'Rejected', 'Delivered'])(
  'an order that is %s and was never weighed is about nothing',
  (status) => {
    expect(sumOf(ashasOrderView({ status }), undefined)).toEqual({ total: rupees(2000) })
  },
)
