import { expect, test } from 'vitest'
import { acts } from '#shop/staff/staff.ts'
import { after, before, canCancel, deliveredStatuses, openStatuses, ruleOf, staffMoves } from './moves.ts'
import { canceledStatus, firstStatus, statuses } from './order-status.ts'

test('an order begins as Pending and can be canceled once', () => {
  expect(firstStatus).toBe('Pending')
  expect(after('Pending', 'cancel')).toBe(canceledStatus)
  expect(after(canceledStatus, 'cancel')).toBeUndefined()
  expect(before('cancel')).toEqual(['Pending', 'Confirmed'])
})

test('an order goes from the list to the door by the moves of staff alone', () => {
  const way = ['confirm', 'start-cutting', 'pack', 'send-out', 'deliver'] as const
  expect(way.reduce<string | undefined>((status, move) => after(status ?? '', move), firstStatus)).toBe('Delivered')
  expect(after('Pending', 'deliver')).toBeUndefined()
  expect(after('Not delivered', 'send-out')).toBe('Out for delivery')
})

test('every status is reached and every move begins somewhere; what is done stays done', () => {
  const open = ['Pending', 'Confirmed', 'Cutting', 'Packed', 'Out for delivery', 'Not delivered']
  expect(openStatuses).toEqual(open)
  expect(deliveredStatuses.filter((status) => openStatuses.includes(status))).toEqual([])
  expect(new Set([firstStatus, ...before('note-delivered'), ...ends()])).toEqual(new Set(statuses))
})

const ends = () => ['Delivered', 'Returned', 'Rejected', 'Canceled'] as const

test('each move of staff is an act of the table of acts', () => {
  expect(staffMoves.map((move) => ruleOf(move).by).filter((by) => !acts.some((act) => act === by))).toEqual([])
})

test('the Cancel button shows only where a cancel would be taken, and never for a status that the shop does not know', () => {
  const statusesWithout = ['Pending', 'Confirmed', 'Cutting', 'Canceled', 'Weighed', '__proto__', 'constructor']
  expect(statusesWithout.filter((status) => canCancel({ status, changeUntil: undefined }, 7))).toEqual(['Pending'])
  expect(statusesWithout.filter((status) => canCancel({ status, changeUntil: 8 }, 7))).toEqual(['Pending', 'Confirmed'])
})

test('an order is canceled free of charge until the cut-off of its slot, and not at it', () => {
  const order = { status: 'Pending', changeUntil: 1000 }
  expect([0, 999, 1000, 1001].filter((at) => canCancel(order, at))).toEqual([0, 999])
})
