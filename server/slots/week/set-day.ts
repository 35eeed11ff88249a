import type { Transaction } from 'kysely'
import { slotsOf, slotsTopic } from '#server/slots/slots-store.ts'
import { holdWeek, weekNow } from '#server/slots/week.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import { didUpdate } from '#server/storage/did-update.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { planOf, plansInShort } from '#shop/slots/day-plan.ts'
import { daysToOrderFor, type PlanFault, plansOf, type SlotPlan, whyNotPlans } from '#shop/slots/slots.ts'
import { applyPlan } from './apply-plan.ts'

export interface ActAtDay {
  readonly key: string
  readonly by: By
  readonly at: number
  readonly day: string
  /** the version of the day that the screen showed */
  readonly seen: number
}

export type DayRefused = { readonly refused: 'no-such-day' | 'day-changed' | 'day-closed' | 'day-open' }
export type DayFault = PlanFault & { readonly place: number }

/** Plans one day by itself: the week does not change it from now on. */
export function setDay(
  tx: Transaction<Tables>,
  { plans, ...wanted }: ActAtDay & { readonly plans: readonly SlotPlan[] },
): Promise<{ set: true } | DayRefused | DayFault | Repeated> {
  const press = pressAt(wanted, { plans })
  return once<{ set: true } | DayRefused | DayFault>(tx, press, async () => {
    const fault = whyNotPlans(plans)
    if (fault) return fault
    const day = await dayAsSeen(tx, wanted)
    if ('refused' in day) return day
    if (day.closed !== '') return { refused: 'day-closed' }
    if (!(await changeDay(tx, wanted, { own: 1 }))) return { refused: 'day-changed' }
    await plan(tx, { ...wanted, press, plans, before: { own: day.own === 1 }, after: { own: true } })
    return { set: true }
  })
}

/** Gives a day that had a plan of its own back to the week, as every day that staff did not plan. */
export function followWeek(tx: Transaction<Tables>, wanted: ActAtDay): Promise<{ set: true } | DayRefused | Repeated> {
  const press = pressAt(wanted, { follow: 'week' })
  return once<{ set: true } | DayRefused>(tx, press, async () => {
    await holdWeek(tx)
    const day = await dayAsSeen(tx, wanted)
    if ('refused' in day) return day
    if (day.closed !== '') return { refused: 'day-closed' }
    if (!(await changeDay(tx, wanted, { own: 0 }))) return { refused: 'day-changed' }
    const plans = plansOf(await weekNow(tx), wanted.day)
    await plan(tx, { ...wanted, press, plans, before: { own: day.own === 1 }, after: { own: false } })
    return { set: true }
  })
}

/** Opens a closed day: with its own plan if it had one, else with the week's plan as it is now. */
export function openDay(tx: Transaction<Tables>, wanted: ActAtDay): Promise<{ set: true } | DayRefused | Repeated> {
  const press = pressAt(wanted, { open: true })
  return once<{ set: true } | DayRefused>(tx, press, () => openAgain(tx, wanted, press))
}

/** `first` is done once the day is held, and before it is planned: a slot in which nothing comes may go then. */
export async function openAgain(
  tx: Transaction<Tables>,
  wanted: ActAtDay,
  press: ReturnType<typeof pressAt>,
  first: () => Promise<void> = () => Promise.resolve(),
): Promise<{ set: true } | DayRefused> {
  await holdWeek(tx)
  const day = await dayAsSeen(tx, wanted)
  if ('refused' in day) return day
  if (day.closed === '') return { refused: 'day-open' }
  const own = day.own === 1
  if (!(await changeDay(tx, wanted, { closed: '' }))) return { refused: 'day-changed' }
  await first()
  const plans = own ? await closedWithDay(tx, wanted.day) : plansOf(await weekNow(tx), wanted.day)
  await plan(tx, { ...wanted, press, plans, before: { own, closed: day.closed }, after: { own, closed: '' } })
  await tx.updateTable('delivery_slots').set({ closed_with_day: 0 }).where('day', '=', wanted.day).execute()
  return { set: true }
}

/**
 * From this moment the day takes no orders. Orders placed before it are on the day's list; whoever is
 * still at it waits for this row, and then finds the slot closed.
 */
export async function shutDay(
  tx: Transaction<Tables>,
  { reason, ...wanted }: ActAtDay & { readonly reason: string },
): Promise<{ shut: true } | DayRefused> {
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
  await announce(tx, slotsTopic)
  return { shut: true }
}

/** What was planned for the day when it was closed. */
async function closedWithDay(tx: Transaction<Tables>, day: string): Promise<SlotPlan[]> {
  const rows = await tx
    .selectFrom('delivery_slots')
    .select('id')
    .where('day', '=', day)
    .where('closed_with_day', '=', 1)
    .execute()
  const ids = new Set(rows.map(({ id }) => id))
  return (await slotsOf(tx, [day])).filter(({ id }) => ids.has(id)).map(planOf)
}

export const pressAt = ({ key, by, day, seen }: ActAtDay, pressed: object) => ({
  key,
  thing: `slots/${day}`,
  by,
  pressed: { seen, ...pressed },
})

/** The day, if it can be ordered for and is what the screen showed. */
export async function dayAsSeen(tx: Transaction<Tables>, { day, seen, at }: ActAtDay) {
  const row = await tx.selectFrom('delivery_days').selectAll().where('day', '=', day).executeTakeFirst()
  if (row === undefined || !daysToOrderFor(at).includes(day)) return { refused: 'no-such-day' } as const
  return row.version === seen ? row : ({ refused: 'day-changed' } as const)
}

/** One conditional update decides who was quicker, and holds the day until all is done. */
const changeDay = (
  tx: Transaction<Tables>,
  { day, seen }: ActAtDay,
  change: { readonly own?: number; readonly closed?: string },
): Promise<boolean> =>
  didUpdate(
    tx
      .updateTable('delivery_days')
      .set((row) => ({ ...change, version: row('version', '+', 1) }))
      .where('day', '=', day)
      .where('version', '=', seen),
  )

async function plan(
  tx: Transaction<Tables>,
  {
    press,
    plans,
    before,
    after,
    day,
    at,
  }: ActAtDay & {
    readonly press: ReturnType<typeof pressAt>
    readonly plans: readonly SlotPlan[]
    readonly before: object
    readonly after: object
  },
): Promise<void> {
  const stood = (await slotsOf(tx, [day])).filter(({ isOpen }) => isOpen).map(planOf)
  await applyPlan(tx, day, plans)
  await writeAct(tx, {
    ...press,
    act: 'change-slots',
    at,
    before: { ...before, times: plansInShort(stood) },
    after: { ...after, times: plansInShort(plans) },
  })
  await announce(tx, slotsTopic)
}
