import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Tables } from '#server/storage/tables.ts'
import { actorIn } from '#shop/by.ts'
import { undoFor } from '#shop/orders/decide-move.ts'
import { type PromisedTime, promisedTime } from './change-order-slot.ts'
import { keyOfOrder } from './close-day.ts'

/** How a day was closed: whose press it was, and what it did to each order. */
export interface Closing {
  readonly key: string
  readonly doneBy: string
  readonly at: number
  readonly orders: readonly ClosedOrder[]
}

interface SettledOrder {
  readonly orderId: string
  /** the version that it had before; the press left it with the next one */
  readonly seen: number
}

export type ClosedOrder =
  | (SettledOrder & {
      readonly way: 'move'
      readonly was: PromisedTime
      readonly is: { readonly slot: string; readonly startsAt: number; readonly endsAt: number }
    })
  | (SettledOrder & { readonly way: 'reject' })

/** The press that left a day closed, with the version that it has now. */
export async function closingOf(
  read: Kysely<Tables>,
  { day, version }: { readonly day: string; readonly version: number },
): Promise<Closing | undefined> {
  const acts = await read
    .selectFrom('staff_acts')
    .select(['id', 'done_by', 'done_at', 'after_json', 'pressed_json'])
    .where('thing', '=', `slots/${day}`)
    .orderBy('done_at', 'desc')
    .limit(20)
    .execute()
  const act = acts.find(
    (one) =>
      v.is(closedAct, JSON.parse(one.after_json)) &&
      v.parse(pressedAct, JSON.parse(one.pressed_json)).seen === version - 1,
  )
  if (act === undefined) return undefined
  const rows = await read
    .selectFrom('staff_acts')
    .select(['id', 'thing', 'before_json', 'after_json', 'pressed_json'])
    .where('done_at', '=', act.done_at)
    .where('done_by', '=', act.done_by)
    .where('thing', 'like', 'order/%')
    .orderBy('id')
    .execute()
  const orders = rows.flatMap((row): ClosedOrder[] => {
    const orderId = row.thing.slice('order/'.length)
    if (row.id !== keyOfOrder(act.id, orderId)) return []
    const { seen } = v.parse(pressedAct, JSON.parse(row.pressed_json))
    const moved = v.safeParse(movedAct, [JSON.parse(row.before_json), JSON.parse(row.after_json)])
    if (!moved.success) return [{ orderId, seen, way: 'reject' }]
    const [was, is] = moved.output
    return [{ orderId, seen, way: 'move', was, is }]
  })
  return { key: act.id, doneBy: act.done_by, at: act.done_at, orders }
}

/** Whether this person may take it back now; why not otherwise. */
export function whyNotUndone(
  { doneBy, at }: Pick<Closing, 'doneBy' | 'at'>,
  { id, now }: { readonly id: string; readonly now: number },
): 'undo-not-yours' | 'undo-too-late' | undefined {
  const actor = actorIn(doneBy)
  if (actor.who !== 'staff' || actor.id !== id) return 'undo-not-yours'
  return now >= at + undoFor ? 'undo-too-late' : undefined
}

const closedAct = v.object({ closed: v.literal(true) })
const pressedAct = v.object({ seen: v.number() })
const movedAct = v.tuple([promisedTime, v.object({ slot: v.string(), startsAt: v.number(), endsAt: v.number() })])
