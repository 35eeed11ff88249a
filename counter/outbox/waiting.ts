import * as v from 'valibot'
import { weighableStatuses } from '#shop/orders/line-moves.ts'
import { staffMoves } from '#shop/orders/moves.ts'
import { type WaitingCommand, withWaiting } from '#shop/outbox/waiting-commands.ts'
import { lineWithWaiting, totalOfLines } from '#shop/outbox/waiting-weights.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { type Weighing, weighingCalls } from '#shop/wire/staff/weighing.ts'
import type { QueuedCommand } from './kept.ts'
import { type Person, useOfOutbox, useOutbox } from './queue.ts'

/** As the shop's rules look at it; undefined for what no rule foretells, which is shown as on its way until it is answered. */
export function asWaiting({
  key,
  kind,
  body,
  line = 0,
  rider,
  at,
  by,
}: Pick<QueuedCommand, 'key' | 'kind' | 'body' | 'line' | 'rider' | 'at'> & { by: Person }):
  | WaitingCommand
  | undefined {
  const reason = typeof body['reason'] === 'string' ? body['reason'] : ''
  const pressed = { key, seen: Number(body['seen']), reason, at, by }
  if (kind === 'moveOrder') {
    const move = staffMoves.find((one) => one === body['move'])
    return move && { ...pressed, does: 'move', move, rider }
  }
  if (kind === 'leaveOutLine') return { ...pressed, does: 'leave-out', line }
  if (kind !== 'weighLine') return undefined
  const weight = v.safeParse(weightTaken, body)
  if (!weight.success) return undefined
  const { isSure = false, ...weighed } = weight.output
  return { ...pressed, ...weighed, does: 'weigh', line, isSure }
}

const weightTaken = v.pick(weighingCalls.weighLine.takes, ['grams', 'source', 'over', 'isSure'])

/** What waits for an order and is shown as it will be: all but what was pressed a moment ago, and what was refused. */
export function useNotSent(): (order: string) => readonly QueuedCommand[] {
  const outbox = useOutbox()
  return (order) => notSentOf(outbox, order)
}

/** The same of one order in a long list, in words: 'Confirm, Pack', or ''. */
export const useNotSentSaid = (order: string): string =>
  useOfOutbox((outbox) =>
    notSentOf(outbox, order)
      .map(({ name }) => name)
      .join(', '),
  )

const notSentOf = ({ queue, fresh }: ReturnType<typeof useOutbox>, order: string): readonly QueuedCommand[] =>
  queue.filter((one) => one.order === order && one.state !== 'look' && !fresh.has(one.key) && asWaiting(one))

/** The orders of a screen with all that waits for them on this device. */
export function useWithWaiting(orders: readonly StaffOrder[], now: number): readonly StaffOrder[] {
  const outbox = useOutbox()
  if (outbox.queue.length === 0) return orders
  return orders.map((order) => {
    const commands = notSentOf(outbox, order.id).flatMap((one) => asWaiting(one) ?? [])
    return commands.length === 0 ? order : withWaiting(order, commands, now)
  })
}

/** The lines at the scale with what waits for them, and what they come to then. `order`: with what waits for it. */
export function useLinesWithWaiting<Whole extends Pick<Weighing, 'order' | 'lines' | 'totalPaise'>>(
  told: Whole,
  order: Pick<StaffOrder, 'status'>,
): Whole {
  const notSent = useNotSent()
  const commands = notSent(told.order.id).flatMap((one) => asWaiting(one) ?? [])
  if (!commands.some(({ does }) => does !== 'move')) return told
  const { status } = [order, told.order].find((one) => weighableStatuses.includes(one.status)) ?? order
  const lines = told.lines.map((line) => lineWithWaiting(line, { status }, commands))
  return { ...told, lines, ...(told.totalPaise === undefined ? {} : { totalPaise: totalOfLines(lines) }) }
}

/** What is on its way, and is not shown as done: nothing else can be pressed there. */
export interface Underway {
  readonly name: string
  readonly state: 'sending' | 'waiting'
}

export function useUnderway(order: string, line?: number): Underway | undefined {
  return useUnderwayOf()(order, line)
}

/** The same for many orders at once. */
export function useUnderwayOf(): (order: string, line?: number) => Underway | undefined {
  const { queue, fresh } = useOutbox()
  return (order, line) => {
    const one = queue.find(
      (queued) =>
        queued.order === order &&
        queued.turn === undefined &&
        queued.line === line &&
        queued.state !== 'look' &&
        (fresh.has(queued.key) || asWaiting(queued) === undefined),
    )
    return one && { name: one.name, state: fresh.has(one.key) ? 'sending' : 'waiting' }
  }
}

/** Whether anything of an order is on its way, and may still change how it stands. */
export function useOnItsWay(order: string): boolean {
  const { queue, fresh } = useOutbox()
  return queue.some(
    (one) =>
      one.order === order &&
      one.turn === undefined &&
      one.state !== 'look' &&
      (fresh.has(one.key) || asWaiting(one) === undefined),
  )
}
