import { expect, test } from 'vitest'
import { after, openStatuses, staffMoves, standingMoves } from './moves.ts'
import { isEnded, isUnderWay, statuses } from './order-status.ts'
import { stepsMeanwhile, timelineOf } from './order-timeline.ts'

test('the timeline shows what happened with its time, marks where the order is, and says what comes', () => {
  const steps = timelineOf([
    { status: 'Pending', at: 1 },
    { status: 'Confirmed', at: 2 },
  ])
  expect(steps.map(({ status, at, stage }) => [status, at, stage])).toEqual([
    ['Pending', 1, 'done'],
    ['Confirmed', 2, 'now'],
    ['Cutting', undefined, 'to-come'],
    ['Packed', undefined, 'to-come'],
    ['Out for delivery', undefined, 'to-come'],
    ['Delivered', undefined, 'to-come'],
  ])
})

test('after the end, and after what only a later shop knows, nothing is promised', () => {
  for (const status of ['Delivered', 'Rejected', 'Canceled', 'Returned', 'Weighed'])
    expect(timelineOf([{ status, at: 1 }])).toHaveLength(1)
})

test('until the shop says when, the list is as long as it will be on the straight way', () => {
  for (const status of ['Pending', 'Packed', 'Delivered']) expect(timelineOf(stepsMeanwhile(status, 1))).toHaveLength(6)
  expect(stepsMeanwhile('Canceled', 1)).toEqual([{ status: 'Pending', at: 1 }, { status: 'Canceled' }])
})

test('each step of the straight way is a move of staff from the step before, from an order just placed to its end', () => {
  const way = timelineOf([{ status: 'Pending' }]).map(({ status }) => status)
  expect([way[0], way.at(-1)]).toEqual(['Pending', 'Delivered'])
  for (const [nr, status] of way.slice(0, -1).entries())
    expect(staffMoves.map((move) => after(status, move))).toContain(way[nr + 1])
})

test('an order has ended where the table of moves leads nowhere', () => {
  expect(statuses.filter(isEnded)).toEqual(statuses.filter((status) => !openStatuses.includes(status)))
  expect([...statuses, 'Weighed'].filter(isUnderWay)).toEqual(openStatuses)
})

test('what was taken back is not told', () => {
  const moves = ['place', 'confirm', 'undo', 'confirm', 'start-cutting', 'undo'].map((move) => ({ move }))
  expect(standingMoves(moves).map(({ move }) => move)).toEqual(['place', 'confirm'])
})
