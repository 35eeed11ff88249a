import { isLive, type LineState } from './line-status.ts'
import { cutsFrom } from './order-open.ts'
import type { OrderStatus } from './order-status.ts'

/** The lists on which a line is ticked off. */
export const tickLists = ['cut', 'pack'] as const
export type TickList = (typeof tickLists)[number]

/** Which orders stand on them: what is before the knife, and what goes into boxes or is boxed and waits for its rider. */
const stands: Readonly<Record<TickList, ReadonlySet<OrderStatus>>> = {
  cut: new Set(['Confirmed', 'Cutting']),
  pack: new Set(['Confirmed', 'Cutting', 'Packed']),
}

export const isOnList = (list: TickList, { status }: { readonly status: OrderStatus }): boolean =>
  stands[list].has(status)

/** A line as it was ordered, and so what hands have made of it. */
interface TickedLine {
  readonly quantity: number
  readonly cleaning: string
}

/** A tick as the shop keeps it: the key of its press names it. */
export interface StoredTick {
  readonly key: string
  /** who, of staff */
  readonly by: string
}

interface LineToTick extends TickedLine {
  readonly status: OrderStatus
  readonly changeUntil: number | undefined
  readonly state: LineState
  readonly tick: StoredTick | undefined
}

/** What somebody wants of a tick. */
export type TickWish =
  /** with the line as the screen showed it */
  | ({ readonly does: 'tick' } & TickedLine)
  /** takes off the tick that the screen showed, and no other */
  | { readonly does: 'untick'; readonly tick: string }

type TickDecision =
  | { readonly done: TickWish['does'] }
  /** it is as it was wanted, or beyond it */
  | { readonly done: 'nothing' }
  | TickRefused

export type TickRefused =
  /** somebody else was quicker, who wanted the same */
  | { readonly refused: 'ticked-already'; readonly by: string }
  | { readonly refused: 'off-the-list' }
  | { readonly refused: 'line-changed' }
  | { readonly refused: 'cut-off-ahead'; readonly until: number; readonly at: number }

/** Whether a line is ticked off. The version of its order says nothing of it: what hands have done is done. */
export function decideTick(
  line: LineToTick,
  {
    list,
    wish,
    key,
    at,
  }: { readonly list: TickList; readonly wish: TickWish; readonly key: string; readonly at: number },
): TickDecision {
  const { status, changeUntil, state, tick, quantity, cleaning } = line
  if (wish.does === 'untick') return { done: tick?.key === wish.tick ? 'untick' : 'nothing' }
  if (!isLive({ state }) || isCalledOff(status)) return { refused: 'off-the-list' }
  // It is further on than its tick would say.
  if (!isOnList(list, { status }) || (list === 'cut' && state !== 'to-weigh')) return { done: 'nothing' }
  const from = cutsFrom({ status, changeUntil }, at)
  if (from !== undefined) return { refused: 'cut-off-ahead', until: from, at }
  if (wish.quantity !== quantity || wish.cleaning !== cleaning) return { refused: 'line-changed' }
  if (tick?.key === key) return { done: 'nothing' }
  return tick === undefined ? { done: 'tick' } : { refused: 'ticked-already', by: tick.by }
}

/** Nobody is to prepare it: it is not agreed yet, or not any more. */
const isCalledOff = (status: OrderStatus): boolean => ['Pending', 'Rejected', 'Canceled'].includes(status)

/** Which ticks of an order say nothing true any more once it was moved: it left the list, or its box was taken apart. */
export const ticksEndedBy = ({ move, to }: { readonly move: string; readonly to: string }): readonly TickList[] =>
  tickLists.filter(
    (list) =>
      ![...stands[list]].some((status) => status === to) ||
      (list === 'pack' && to === 'Cutting' && move !== 'start-cutting' && move !== 'change'),
  )

/** A tick as screens know it. */
export interface Tick {
  readonly order: string
  readonly line: number
  readonly list: TickList
  readonly key: string
}

/** What was pressed at a tick on this device, and has not had its answer. */
export interface WaitingTick<By> extends Omit<Tick, 'key'> {
  /** of the press: a tick is named by it */
  readonly key: string
  readonly wish: TickWish
  readonly by: By
  readonly at: number
}

/** The ticks as they will be once the shop has taken what waits, in that order. */
export function ticksWithWaiting<By, One extends Tick & { readonly by: By; readonly at: number }>(
  ticks: readonly One[],
  waiting: readonly WaitingTick<By>[],
): readonly (One | (Tick & { readonly by: By; readonly at: number }))[] {
  return waiting.reduce<readonly (One | (Tick & { by: By; at: number }))[]>(
    (before, { wish, order, line, list, key, by, at }) => {
      const there = before.find((one) => isTickOf(one, { order, line, list }))
      if (wish.does === 'untick') return there?.key === wish.tick ? before.filter((one) => one !== there) : before
      return there === undefined ? [...before, { order, line, list, key, by, at }] : before
    },
    ticks,
  )
}

const isTickOf = (one: Omit<Tick, 'key'>, { order, line, list }: Omit<Tick, 'key'>): boolean =>
  one.order === order && one.line === line && one.list === list
