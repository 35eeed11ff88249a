import { assert, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { afterCommand } from '#shop/outbox/waiting-commands.ts'
import { decideMove } from './decide-move.ts'
import { canCancel, type Move, staffMoves } from './moves.ts'
import { isOpenToChange } from './order-open.ts'
import { statuses } from './order-status.ts'

const by = { id: 'o1', name: 'Meera', role: 'owner' } as const
const moment = integer({ min: 0, max: 9 })
const standing = record({
  status: constantFrom(...statuses),
  changeUntil: option(integer({ min: 0, max: 9 }), { nil: undefined }),
})

interface Standing {
  readonly status: string
  readonly changeUntil: number | undefined
}

/** What the shop says to a press at that moment. */
function told({ status, changeUntil }: Standing, at: number, move: Move = 'start-cutting') {
  const lines = [{ state: 'weighed' }] as const
  const order = { status, version: 1, rider: 'o1', final_paise: 100, change_until: changeUntil ?? null, lines }
  return decideMove(order, { move, seen: 1, by, reason: 'because', rider: 'o1', at })
}

const refused = (left: object) => ('refused' in left ? left.refused : undefined)

test('no order is cut while its page promises that it can be changed or canceled, and a confirmed one is from then on', () => {
  assert(
    property(standing, moment, (order, at) => {
      const isPromised = isOpenToChange(order, at) || canCancel(order, at)
      const whenConfirmed = isPromised ? 'cut-off-ahead' : undefined
      expect(refused(told(order, at))).toBe(order.status === 'Confirmed' ? whenConfirmed : 'move-impossible')
    }),
  )
})

test('whom it refuses the shop tells the moment that the page of the order names', () => {
  const order = { status: 'Confirmed', changeUntil: 5 }
  expect(told(order, 4)).toEqual({ refused: 'cut-off-ahead', until: 5, at: 4 })
  expect(told(order, 5)).toHaveProperty('moved')
})

test('a device without a line foretells of the knife what the shop will say to it, however wrong its clock is', () => {
  assert(
    property(standing, moment, integer(), (order, now, at) => {
      const command = { does: 'move', move: 'start-cutting', key: 'k', seen: 1, by, reason: '', at } as const
      const left = afterCommand({ ...order, status: order.status, version: 1, lines: [] }, command, now)
      expect('unfit' in left ? left.unfit : undefined).toBe(refused(told(order, now)))
    }),
  )
})

test('nothing but the knife waits for the cut-off', () => {
  const waiting = staffMoves.filter((move) =>
    statuses.some((status) => refused(told({ status, changeUntil: 5 }, 4, move)) === 'cut-off-ahead'),
  )
  expect(waiting).toEqual(['start-cutting'])
})
