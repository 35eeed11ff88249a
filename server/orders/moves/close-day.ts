import type { Transaction } from 'kysely'
import type { MessageResult } from '#server/messages/outbox.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import type { BuyerTelling } from '#server/orders/tell-buyer.ts'
import { type ActAtDay, type DayRefused, pressAt, shutDay } from '#server/slots/week/set-day.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { holdCell, inLockOrder } from '#server/stock/cells/change-cell.ts'
import { stockOfOrder } from '#server/stock/line-stock.ts'
import type { Tables } from '#server/storage/tables.ts'
import { shopDay } from '#shop/moment.ts'
import { undoFor } from '#shop/orders/decide-move.ts'
import type { Role } from '#shop/staff/staff.ts'
import type { Cell } from '#shop/stock/stock-cell.ts'
import type { Refused } from '#shop/wire/refused.ts'
import type { DayChoice } from '#shop/wire/staff/closing.ts'
import { staffChangeSlot } from './change-order-slot.ts'
import { makeStaffMove, type TellLater } from './staff-move.ts'

/** Whoever acts at a day and at its orders. */
export interface AtDayAndOrders extends Omit<ActAtDay, 'by'> {
  readonly by: { readonly id: string; readonly role: Role; readonly device: string }
  /** whom to tell of each order; of one that is missing here nobody */
  readonly tellings: ReadonlyMap<string, BuyerTelling>
}

export interface NewClosing extends AtDayAndOrders {
  readonly reason: string
  readonly choices: readonly DayChoice[]
  /** the registration under which bills are drawn; none: a bill of supply without tax */
  readonly gstin: string
}

/** An order that stayed as it was, and why. */
export interface LeftOrder {
  readonly orderId: string
  readonly why: Refused
}

/** What became of the orders: those left stand on the day's list. */
export interface OrdersDone {
  readonly left: readonly LeftOrder[]
  readonly writings: readonly (MessageResult | undefined)[]
}

/**
 * No deliveries on a day: it takes no more orders, and each of its orders comes at another time, ends, or stays on its list to be
 * called, all at once. Somebody else may have moved an order meanwhile: that one stays as it is, and is told of. Its messages wait as long as
 * it can be taken back.
 */
export function closeDay(
  tx: Transaction<Tables>,
  { reason, choices, gstin, tellings, by, ...wanted }: NewClosing,
): Promise<OrdersDone | DayRefused | Repeated> {
  const day: ActAtDay = { ...wanted, by: byOf(by) }
  const press = pressAt(day, { reason, choices })
  return once<OrdersDone | DayRefused>(tx, press, async () => {
    // The orders first, always in the same turn: whoever moves one of them holds it before any slot.
    for (const orderId of choices.map((one) => one.orderId).toSorted()) await lockOrder(tx, orderId)
    const shut = await shutDay(tx, { ...day, reason })
    if ('refused' in shut) return shut
    await holdFishOf(tx, choices)
    const left: LeftOrder[] = []
    const tells: Parameters<TellLater>[0][] = []
    const tellLater: TellLater = (tell) => void tells.push(tell)
    const done = { move: 0, reject: 0 }
    for (const choice of choices) {
      const { orderId, seen } = choice
      const pressed = { orderId, seen, key: keyOfOrder(wanted.key, orderId), at: wanted.at, reason }
      const telling = tellings.get(orderId)
      const settled = !(await isOfDay(tx, orderId, wanted.day))
        ? ({ refused: 'no-such-order' } as const)
        : choice.choice === 'reject'
          ? await makeStaffMove(tx, { ...pressed, move: 'reject', rider: undefined, by, telling, tellLater, gstin })
          : await staffChangeSlot(tx, {
              ...pressed,
              slot: choice.slot,
              by: byOf(by),
              telling,
              tellLater,
              toldAt: wanted.at + undoFor,
            })
      if ('refused' in settled) left.push({ orderId, why: settled })
      else if ('writing' in settled) done[choice.choice] += 1
    }
    const writings: (MessageResult | undefined)[] = []
    for (const tell of tells) writings.push(await tell())
    const after = { closed: true, moved: done.move, rejected: done.reject }
    await writeAct(tx, { ...press, act: 'change-slots', at: wanted.at, before: { closed: false }, after, reason })
    return { left, writings }
  })
}

/** What its orders give back is held before any of it, in the turn in which everybody holds it: two days may be closed at once. */
async function holdFishOf(tx: Transaction<Tables>, choices: readonly DayChoice[]) {
  const rejected = choices.filter(({ choice }) => choice === 'reject')
  const cells = new Map<string, Cell>()
  for (const { orderId } of rejected)
    for (const { cell } of await stockOfOrder(tx, orderId)) cells.set(`${cell.species}/${cell.size}`, cell)
  for (const cell of [...cells.values()].toSorted(inLockOrder)) await holdCell(tx, cell)
}

/** One press does something to many orders: each has a key of its own. */
export const keyOfOrder = (key: string, orderId: string): string => `${key}/${orderId}`

export const byOf = ({ id, device }: AtDayAndOrders['by']) => ({ staff: id, device })

/** By the time that its buyer was told. */
async function isOfDay(tx: Transaction<Tables>, orderId: string, day: string): Promise<boolean> {
  const order = await tx.selectFrom('orders').select('slot_starts_at').where('id', '=', orderId).executeTakeFirst()
  return order?.slot_starts_at != null && shopDay(order.slot_starts_at) === day
}
