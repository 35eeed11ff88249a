import { expect, test } from 'vitest'
import type { Slot } from '#shop/slots/slots.ts'
import { bestTarget, chosenFor, targetsOf, unfitIn, type Way } from './closing.ts'

const friday = '2026-11-27'
const now = Date.UTC(2026, 10, 26, 6)

const slot = (day: string, from: number, { free = 20, pincodes = [] as string[], isOpen = true } = {}): Slot => ({
  id: `${day}/${from}/${pincodes.join('')}`,
  day,
  hours: { from: from * 60, to: from * 60 + 120 },
  pincodes,
  capacity: 25,
  taken: 25 - free,
  cutOffAt: Date.UTC(2026, 10, 27, 15),
  isOpen,
})

const order = (id: string, { note = '', missing = [] as string[], status = 'Confirmed', pincode = '400012' } = {}) => ({
  id,
  note,
  missing,
  status,
  buyer: { pincode },
})

const waysOf = (chosen: ReturnType<typeof chosenFor>) => chosen.map(({ order: { id }, way, why }) => [id, way, why])
const all = (way: Way, own: readonly (readonly [string, Way])[] = []) => ({ way, own: new Map(own) })

const [saturday] = targetsOf([slot('2026-11-28', 7)], { day: friday, at: now })

test('times after the day come first, those before it last; what is full, closed or over is none', () => {
  const targets = targetsOf(
    [
      slot('2026-11-26', 17),
      slot(friday, 9),
      slot('2026-11-28', 9),
      slot('2026-11-28', 7),
      slot('2026-11-29', 7, { free: 0 }),
      slot('2026-11-30', 7, { isOpen: false }),
    ],
    { day: friday, at: now },
  )
  expect(targets.map(({ name }) => name)).toEqual([
    '2026-11-28T07:00-09:00',
    '2026-11-28T09:00-11:00',
    '2026-11-26T17:00-19:00',
  ])
})

test('all go one way; what has a note, lacks fish or is at the knife is called, unless somebody chose otherwise', () => {
  const orders = [
    order('a'),
    order('b', { note: 'for Friday’s birthday' }),
    order('c', { missing: ['Lobster'] }),
    order('d', { status: 'Packed' }),
    order('e'),
  ]
  expect(
    waysOf(
      chosenFor(orders, {
        ...all('move', [
          ['c', 'reject'],
          ['e', 'call'],
        ]),
        target: saturday,
      }),
    ),
  ).toEqual([
    ['a', 'move', undefined],
    ['b', 'call', 'note'],
    ['c', 'reject', 'missing'],
    ['d', 'call', 'at-the-knife'],
    ['e', 'call', 'own'],
  ])
  expect(waysOf(chosenFor(orders, { ...all('reject'), target: undefined })).map(([, way]) => way)).toEqual([
    'reject',
    'call',
    'call',
    'call',
    'reject',
  ])
})

test('as many move as there is room; who was chosen by themselves have theirs first, and the rest are called', () => {
  const [two] = targetsOf([slot('2026-11-28', 7, { free: 2 })], { day: friday, at: now })
  const orders = [order('a'), order('b'), order('c', { note: 'ring twice' }), order('d')]
  expect(two && unfitIn(two, orders)).toBe(1)
  expect(waysOf(chosenFor(orders, { ...all('move', [['c', 'move']]), target: two }))).toEqual([
    ['a', 'move', undefined],
    ['b', 'call', 'full'],
    ['c', 'move', 'note'],
    ['d', 'call', 'full'],
  ])
})

test('a slot of some pincodes takes no others, and says so', () => {
  const [dadar] = targetsOf([slot('2026-11-28', 7, { pincodes: ['400014'] })], { day: friday, at: now })
  const chosen = chosenFor([order('a'), order('b', { pincode: '400014' })], { ...all('move'), target: dadar })
  expect(chosen.map(({ way, why, mayMove }) => [way, why, mayMove])).toEqual([
    ['call', 'elsewhere', false],
    ['move', undefined, true],
  ])
})

test('what is offered is the first time at which all fit, or where most do', () => {
  const targets = targetsOf(
    [slot('2026-11-28', 7, { free: 1 }), slot('2026-11-28', 9, { free: 2 }), slot('2026-11-29', 7, { free: 3 })],
    { day: friday, at: now },
  )
  const orders = ['a', 'b', 'c'].map((id) => order(id))
  expect(bestTarget(targets, orders)?.name).toBe('2026-11-29T07:00-09:00')
  expect(bestTarget(targets.slice(0, 2), orders)?.name).toBe('2026-11-28T09:00-11:00')
  expect(bestTarget([], orders)).toBeUndefined()
})
