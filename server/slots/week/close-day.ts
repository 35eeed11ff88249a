import type { Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type ActAtDay, changeDay, dayAsSeen, type DayRefused, pressAt } from './set-day.ts'
import { slotsTopic } from '#server/slots/slots-store.ts'

/**
 * From this moment the day takes no orders. Orders placed before it are on the day's list; whoever is
 * still at it waits for this row, and then finds the slot closed.
 */
export function closeDay(
  tx: Transaction<Tables>,
  { reason, ...wanted }: ActAtDay & { readonly reason: string },
): Promise<{ closed: true } | DayRefused | Repeated> {
  const press = pressAt(wanted, { reason })
  return once<{ closed: true } | DayRefused>(tx, press, async () => {
    const day = await dayAsSeen(tx, wanted)
    if ('refused' in day) return day
    if (day.closed !== '') return { refused: 'day-closed' }
    if (!(await changeDay(tx, wanted, { closed: reason }))) return { refused: 'day-changed' }
    await tx
      .updateTable('delivery_slots')
      .set({ is_open: 0, closed_with_day: 1 })
      .where('day', '=', wanted.day)
      .where('is_open', '=', 1)
      .execute()
    const [before, after] = [{ closed: false }, { closed: true }]
    await writeAct(tx, { ...press, act: 'change-slots', at: wanted.at, before, after, reason })
    await announce(tx, slotsTopic)
    return { closed: true }
  })
}
