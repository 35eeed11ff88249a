import { expect, test } from 'vitest'
import {
  inTurn,
  isInRound,
  isLocked,
  movedStop,
  nextOf,
  nextStop,
  ordersOf,
  type RoundOrder,
  stopsByTime,
  stopsOf,
  toBringBack,
} from './round.ts'

const hour = (at: number) => Date.UTC(2026, 10, 26, at)

const orderOf = (id: string, different: Partial<RoundOrder> = {}): RoundOrder => ({
  id,
  number: `D7K4-${id}`,
  status: 'Out for delivery',
  placedAt: hour(1),
  changedAt: hour(3),
  area: 'Dadar 400014',
  lines: [],
  slot: { startsAt: hour(4), endsAt: hour(6) },
  buyer: { lines: [`${id} Saraswati Nivas`], pincode: '400014' },
  ...different,
})

const ids = (stops: ReturnType<typeof stopsOf>) => stops.map(({ orders }) => orders.map(({ id }) => id).join('+'))

test('who has put nothing in order drives by the hour that was promised, then pincode by pincode', () => {
  const late = orderOf('late', { slot: { startsAt: hour(6), endsAt: hour(8) } })
  const far = orderOf('far', { buyer: { lines: ['1'], pincode: '400050' } })
  const moved = orderOf('moved', { expected: { at: hour(5), reason: 'heavy-rain' } })
  expect(ids(stopsOf([late, far, orderOf('near'), moved], []))).toEqual(['moved', 'near', 'far', 'late'])
})

test('stops stand as their rider has put them, and what came since stands after them', () => {
  const [a, b, c] = [orderOf('a'), orderOf('b'), orderOf('c')]
  expect(ids(stopsOf([a, b, c], ['c', 'gone', 'a']))).toEqual(['c', 'a', 'b'])
})

test('what goes to the same door is one stop, however its address is written, and nobody else’s', () => {
  const here = orderOf('here', { buyer: { lines: ['Flat 6, 9 Saraswati Nivas', 'Hindu Colony'], pincode: '400014' } })
  const landmark = 'Opposite the temple'
  const lines = ['flat 6', '9  saraswati nivas, Hindu Colony', landmark]
  const same = orderOf('same', { buyer: { lines, landmark, pincode: '400014' } })
  const other = orderOf('other', { buyer: { lines: ['Flat 7, 9 Saraswati Nivas', 'Hindu Colony'], pincode: '400014' } })
  expect(ids(stopsOf([here, other, same], []))).toEqual(['here+same', 'other'])
  const [stop] = stopsOf([{ ...here, status: 'Delivered' }, same], [])
  expect(stop && [stop.isDone, nextOf(stop)?.id]).toEqual([false, 'same'])
})

test('done stops come first, as they were done, and the round goes on with the first that is not', () => {
  const orders = [
    orderOf('a'),
    orderOf('b', { status: 'Delivered', changedAt: hour(5) }),
    orderOf('c'),
    orderOf('d', { status: 'Not delivered', changedAt: hour(4) }),
  ]
  const stops = stopsOf(orders, ['c', 'a', 'b', 'd'])
  expect(ids(stops)).toEqual(['d', 'b', 'c', 'a'])
  expect(nextStop(stops)?.orders[0]?.id).toBe('c')
  expect(toBringBack(orders).map(({ id }) => id)).toEqual(['d'])
})

test('a door keeps its place until all of it is handed over, and one that is given more afterwards waits its turn', () => {
  const door = { buyer: { lines: ['1 Naigaon'], pincode: '400014' } }
  const soon = orderOf('soon', { ...door, status: 'Delivered', changedAt: hour(5), last: { at: hour(5) } })
  const far = { slot: { startsAt: hour(6), endsAt: hour(8) }, last: { at: hour(3) } }
  const second = orderOf('second', { ...door, ...far })
  const [between] = [orderOf('between', { slot: { startsAt: hour(5), endsAt: hour(7) } })]
  expect(ids(stopsOf([between, soon, second], []))).toEqual(['soon+second', 'between'])
  const more = orderOf('more', { ...door, ...far, changedAt: hour(9), last: { at: hour(6) } })
  expect(ids(stopsOf([between, soon, more], []))).toEqual(['between', 'soon+more'])
})

test('orders are counted as they are done, then as they are driven to', () => {
  const door = { buyer: { lines: ['1 Naigaon'], pincode: '400014' } }
  const orders = [
    orderOf('a'),
    orderOf('b', { ...door, status: 'Delivered', changedAt: hour(5) }),
    orderOf('b2', { ...door, last: { at: hour(6) } }),
    orderOf('c', { status: 'Not delivered', changedAt: hour(4) }),
  ]
  expect(inTurn(stopsOf(orders, ['a', 'b', 'b2'])).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'b2'])
})

test('a stop is put anywhere among those that are left, and all its orders go with it', () => {
  const same = { buyer: { lines: ['1 Naigaon'], pincode: '400014' } }
  const orders = [orderOf('a'), orderOf('b', same), orderOf('b2', same), orderOf('done', { status: 'Delivered' })]
  const stops = stopsOf(orders, ['a', 'b'])
  const key = stops.find(({ orders: of }) => of.length === 2)?.key ?? ''
  expect(ordersOf(movedStop(stops, { key, to: 0 }))).toEqual(['b', 'b2', 'a'])
  expect(ordersOf(movedStop(stops, { key, to: 99 }))).toEqual(['a', 'b', 'b2'])
  expect(ordersOf(movedStop(stops, { key: 'another door', to: 0 }))).toEqual(['a', 'b', 'b2'])
})

test('what ended before the last round did belongs to no round, and what is out always does', () => {
  const ended = hour(5)
  expect(isInRound({ status: 'Delivered', changedAt: hour(4) }, ended)).toBe(false)
  expect(isInRound({ status: 'Delivered', changedAt: hour(6) }, ended)).toBe(true)
  expect(isInRound({ status: 'Out for delivery', changedAt: hour(4) }, ended)).toBe(true)
  expect(isInRound({ status: 'Packed', changedAt: hour(6) }, ended)).toBe(false)
})

test('a locked stop keeps its place whatever else is moved, and is not moved itself', () => {
  const stops = stopsOf(
    ['a', 'b', 'c', 'd', 'e'].map((id) => orderOf(id)),
    ['a', 'b', 'c', 'd', 'e'],
  )
  const moved = (id: string, to: number, locked: string[]) => {
    const key = stops.find(({ orders: [order] }) => order?.id === id)?.key ?? ''
    return ordersOf(movedStop(stops, { key, to }, locked)).join('')
  }
  expect(moved('e', 0, ['c'])).toBe('eacbd')
  expect(moved('a', 4, ['c'])).toBe('bdcea')
  // one step passes over what is locked
  expect(moved('d', 2, ['c'])).toBe('adcbe')
  expect(moved('b', 2, ['c'])).toBe('adcbe')
  // there is nowhere else to go
  expect(moved('b', 0, ['a'])).toBe('abcde')
  expect(moved('d', 4, ['e'])).toBe('abcde')
  expect(moved('c', 0, ['c'])).toBe('abcde')
})

const at = (id: string, from: number, different: Partial<RoundOrder> = {}) =>
  orderOf(id, { slot: { startsAt: hour(from), endsAt: hour(from + 2) }, ...different })

test('sorted by time again, what is locked stays where it is, until nothing is left to hand over there', () => {
  const orders = [at('late', 10), at('soon', 4), at('middle', 7)]
  const stops = stopsOf(orders, ['late', 'middle', 'soon'])
  expect(ordersOf(stopsByTime(stops, ['late']))).toEqual(['late', 'soon', 'middle'])
  expect(ordersOf(stopsByTime(stops, []))).toEqual(['soon', 'middle', 'late'])
  const [done] = stopsOf([at('late', 10, { status: 'Delivered' })], [])
  expect(done && isLocked(done, ['late'])).toBe(false)
})
