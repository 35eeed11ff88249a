import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ashasOrderView } from '#tests/rooms/order-views.ts'
import { order } from './order.ts'
import { progressTold } from './progress.ts'
import { slots } from './slot-calls.ts'

const slot = { name: '2026-11-24T07:00-09:00', changeUntil: '2026-11-23T15:30:00.000Z' }
const shown = { name: slot.name, pincodes: [], cutOffAt: 1_795_000_000_000, room: 'full' }

test('an answer whose days or moments are none is no answer, so that no page breaks over it', () => {
  expect(v.is(order, ashasOrderView({ slot }))).toBe(true)
  for (const broken of [
    { slot: { ...slot, changeUntil: 'soon' } },
    { slot: { ...slot, changeUntil: '' } },
    { slot: { ...slot, name: 'tomorrow' } },
    { slot: { ...slot, name: '2026-02-31T07:00-09:00' } },
    { orderDate: '' },
    { orderDate: 'yesterday' },
  ])
    expect([broken, v.is(order, ashasOrderView(broken))]).toEqual([broken, false])
  expect(v.is(slots, [shown])).toBe(true)
  for (const broken of [{ cutOffAt: 1e300 }, { cutOffAt: Number.NaN }, { name: 'T07:00-09:00' }, { room: 'plenty' }])
    expect([broken, v.is(slots, [{ ...shown, ...broken }])]).toEqual([broken, false])
  const steps = [{ status: 'Pending', at: 1e300 }]
  const told = { _id: 'o1', status: 'Pending', cancellable: true, changeable: true, steps }
  expect(v.is(progressTold, { now: 1, orders: [told] })).toBe(false)
})
