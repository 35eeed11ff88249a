import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { announce } from '#server/storage/changes.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { DeliverySlotsTable, Tables } from '#server/storage/tables.ts'
import { pincodesKept } from '#shop/slots/replan.ts'
import { cutOffOn, daysToOrderFor, plansOf, type SlotPlan, slotName } from '#shop/slots/slots.ts'
import { slotsTopic } from './slots-store.ts'
import { holdWeek, weekNow } from './week.ts'

/** Whether a day that can be ordered for is not planned yet. */
export async function lacksDays(read: Kysely<Tables>, at: number): Promise<boolean> {
  const wanted = daysToOrderFor(at)
  const { rows } = await daysFrom(read, { first: wanted[0] ?? '', last: wanted.at(-1) ?? '' })
  return rows.length < wanted.length
}

const daysFrom = prepared((read, { first, last }: { first: string; last: string }) =>
  read.selectFrom('delivery_days').select('day').where('day', '>=', first).where('day', '<=', last),
)

/**
 * Plans the days that can be ordered for and are not planned yet, as the week says. Several processes may do it at once: a
 * day is planned once, and what staff change of it since stays.
 */
export async function makeDays(tx: Transaction<Tables>, { at }: { at: number }): Promise<{ made: number }> {
  if (!(await lacksDays(tx, at))) return { made: 0 }
  await holdWeek(tx)
  const week = await weekNow(tx)
  let made = 0
  for (const day of daysToOrderFor(at)) {
    const added = await tx
      .insertInto('delivery_days')
      .values({ day })
      .onConflict((known) => known.column('day').doNothing())
      .executeTakeFirstOrThrow()
    if (added.numInsertedOrUpdatedRows !== 1n) continue
    made += 1
    const plans = plansOf(week, day)
    if (plans.length > 0) await planSlots(tx, day, plans)
  }
  if (made > 0) await announce(tx, slotsTopic)
  return { made }
}

/** Slots of a day as they are planned: one that was planned before is planned again, with the orders that come in it. */
export async function planSlots(tx: Transaction<Tables>, day: string, plans: readonly SlotPlan[]): Promise<void> {
  await tx
    .insertInto('delivery_slots')
    .values(plans.map((plan) => plannedRow(day, plan)))
    .onConflict((known) =>
      known.columns(['day', 'from_minute', 'to_minute', 'pincodes']).doUpdateSet({
        capacity: sql`excluded.capacity`,
        cut_off_at: sql`excluded.cut_off_at`,
        is_open: 1,
      }),
    )
    .execute()
}

type PlannedRow = Omit<DeliverySlotsTable, 'taken' | 'is_open' | 'closed_with_day'>

const plannedRow = (day: string, plan: SlotPlan): PlannedRow => ({
  id: slotId(day, plan),
  day,
  from_minute: plan.from,
  to_minute: plan.to,
  pincodes: pincodesKept(plan),
  capacity: plan.capacity,
  cut_off_at: cutOffOn(day, plan.cutOff),
})

/** The same plan has the same id at each process. */
export function slotId(day: string, plan: Pick<SlotPlan, 'from' | 'to' | 'pincodes'>): string {
  const name = slotName({ day, hours: plan })
  const where = pincodesKept(plan)
  return where === '' ? name : `${name}~${createHash('sha256').update(where).digest('hex').slice(0, 16)}`
}
