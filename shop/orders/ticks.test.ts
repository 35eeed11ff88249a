import { expect, test } from 'vitest'
import { type Tick, ticksEndedBy, ticksWithWaiting, type WaitingTick } from './ticks.ts'

const bhau = { id: 's-bhau', name: 'Bhau' }
const asif = { id: 's-asif', name: 'Asif' }

type Shown = Tick & { readonly by: typeof bhau; readonly at: number }

const tick = (different: Partial<Shown> = {}): Shown => ({
  order: 'o1',
  line: 1,
  list: 'cut',
  key: 'k1',
  by: asif,
  at: 1,
  ...different,
})

const waits = (different: Partial<WaitingTick<typeof bhau>> = {}): WaitingTick<typeof bhau> => ({
  order: 'o1',
  line: 1,
  list: 'cut',
  key: 'k2',
  wish: { does: 'tick', quantity: 1, cleaning: '' },
  by: bhau,
  at: 2,
  ...different,
})

test('what waits for a line shows as it will be, and takes nothing from who was quicker', () => {
  expect(ticksWithWaiting([], [waits()])).toEqual([tick({ key: 'k2', by: bhau, at: 2 })])
  expect(ticksWithWaiting([tick()], [waits()])).toEqual([tick()])
  expect(ticksWithWaiting([tick({ list: 'pack' })], [waits()])).toHaveLength(2)
  const off = (of: string) => waits({ key: 'k3', wish: { does: 'untick', tick: of } })
  expect(ticksWithWaiting([tick()], [off('k1')])).toEqual([])
  expect(ticksWithWaiting([], [waits(), off('k2')])).toEqual([])
  expect(ticksWithWaiting([tick({ key: 'k9' })], [off('k1')]), 'that one was ticked since').toHaveLength(1)
})

test('an order that leaves a list leaves no tick on it, and a box that is taken apart none on the pack list', () => {
  expect(ticksEndedBy({ move: 'start-cutting', to: 'Cutting' })).toEqual([])
  expect(ticksEndedBy({ move: 'pack', to: 'Packed' })).toEqual(['cut'])
  expect(ticksEndedBy({ move: 'undo', to: 'Cutting' })).toEqual(['pack'])
  for (const to of ['Rejected', 'Canceled', 'Out for delivery', 'Pending'])
    expect(ticksEndedBy({ move: 'any', to })).toEqual(['cut', 'pack'])
})
