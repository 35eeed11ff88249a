import { expect, test } from 'vitest'
import { statuses } from './order-status.ts'
import { before, openStatuses } from './orders.ts'
import { isEnded, standingMoves, timelineOf } from './order-timeline.ts'

test('the timeline shows what happened with its time, marks where the order is, and says what comes', () => {
  const steps = timelineOf([
    { status: 'Pending', at: 1 },
    { status: 'Confirmed', at: 2 },
  ])
  expect(steps.map(({ status, at, isNow }) => [status, at, isNow])).toEqual([
    ['Pending', 1, false],
    ['Confirmed', 2, true],
    ['Cutting', undefined, false],
    ['Packed', undefined, false],
    ['Out for delivery', undefined, false],
    ['Delivered', undefined, false],
  ])
})

test('after the end, and after what only a later shop knows, nothing is promised', () => {
  for (const status of ['Delivered', 'Rejected', 'Canceled', 'Returned', 'Weighed'])
    expect(timelineOf([{ status, at: 1 }])).toHaveLength(1)
})

test('an order has ended where the table of moves leads nowhere', () => {
  expect(statuses.filter(isEnded)).toEqual(statuses.filter((status) => !openStatuses.includes(status)))
  expect(before('deliver').some(isEnded)).toBe(false)
})

test('what was taken back is not told', () => {
  const moves = ['place', 'confirm', 'undo', 'confirm', 'start-cutting', 'undo'].map((move) => ({ move }))
  expect(standingMoves(moves).map(({ move }) => move)).toEqual(['place', 'confirm'])
})
