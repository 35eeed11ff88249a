import * as v from 'valibot'
import type { Move } from '#shop/orders.ts'
import { type StaffOrder, staffOrder } from '#shop/wire/staff/orders.ts'
import { moveWords, staffOrderWords } from '#words/staff-orders.ts'
import { staffApi } from '#counter/api.ts'
import { doAct, type Faster } from './acts.ts'
import { whatWasDone, whoDid } from './in-words.ts'

/** Moves the order as the screen shows it. */
export function moveOrder(order: StaffOrder, move: Move, more: { reason?: string; rider?: string } = {}): void {
  const { id, version: seen } = order
  doAct({
    order,
    name: moveWords[move],
    typedAs: move,
    send: (key) => staffApi('moveOrder', { params: { id }, body: { key, seen, move, ...more } }),
    faster,
  })
}

/** Takes its last move back. */
export function undoMove(order: StaffOrder): void {
  const { id, version: seen } = order
  doAct({
    order,
    name: staffOrderWords.undone,
    typedAs: 'undo',
    send: (key) => staffApi('undoMove', { params: { id }, body: { key, seen } }),
    faster,
  })
}

function faster(more: object): Faster | undefined {
  const read = v.safeParse(v.object({ order: staffOrder }), more)
  if (!read.success) return undefined
  const { order } = read.output
  return { news: { order }, who: whoDid(order.last), what: whatWasDone(order.last), at: order.last.at }
}
