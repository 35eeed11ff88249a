import type { Transaction } from 'kysely'
import { setSeasonNote } from '#server/slots/season-note.ts'
import { slotsTopic } from '#server/slots/slots-store.ts'
import { holdWeek, weekNow } from '#server/slots/week.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import { replaceSetting, versionOf } from '#server/storage/counter-settings.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { plansInShort } from '#shop/slots/day-plan.ts'
import { daysToOrderFor, type PlanFault, plansOf, type WeekPattern, whyNotPlans } from '#shop/slots/slots.ts'
import { applyPlan } from './apply-plan.ts'
import { followWeek, openDay, setDay } from './set-day.ts'

export interface NewWeek {
  readonly key: string
  readonly by: By
  readonly at: number
  readonly seen: number
  readonly pattern: WeekPattern
}

/** Where in the week a plan is wrong. */
type WeekFault = PlanFault & { readonly weekday: number; readonly place: number }

/** Sets what each weekday brings, and plans the days ahead by it that are not closed and have no plan of their own. */
function setWeek(
  tx: Transaction<Tables>,
  { key, by, at, seen, pattern }: NewWeek,
): Promise<{ set: true } | { refused: 'week-changed' } | WeekFault | Repeated> {
  const press = { key, thing: 'slots/week', by, pressed: { seen, pattern } }
  return once<{ set: true } | { refused: 'week-changed' } | WeekFault>(tx, press, async () => {
    const fault = whyNotWeek(pattern)
    if (fault) return fault
    await holdWeek(tx)
    const was = await weekNow(tx)
    if ((await versionOf(tx, 'week')) !== seen) return { refused: 'week-changed' }
    if (!(await replaceSetting(tx, { name: 'week', value: pattern, seen, at }))) return { refused: 'week-changed' }
    for (const day of await followers(tx, daysToOrderFor(at)))
      if (await applyPlan(tx, day, plansOf(pattern, day))) await raiseVersion(tx, day)
    await writeAct(tx, { ...press, act: 'change-slots', at, ...written(was, pattern) })
    await announce(tx, slotsTopic)
    return { set: true }
  })
}

function whyNotWeek(pattern: WeekPattern): WeekFault | undefined {
  for (const [weekday, plans] of pattern.entries()) {
    const fault = whyNotPlans(plans)
    if (fault) return { ...fault, weekday }
  }
  return undefined
}

/** The days that the week plans. They are held until the week is set, so that nobody closes one meanwhile. */
async function followers(tx: Transaction<Tables>, days: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const day of days) {
    const held = await tx
      .updateTable('delivery_days')
      .set((row) => ({ version: row.ref('version') }))
      .where('day', '=', day)
      .where('own', '=', 0)
      .where('closed', '=', '')
      .executeTakeFirstOrThrow()
    if (held.numUpdatedRows === 1n) found.push(day)
  }
  return found
}

const raiseVersion = (tx: Transaction<Tables>, day: string) =>
  tx
    .updateTable('delivery_days')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('day', '=', day)
    .execute()

/** Of the log: what is other than before, weekday by weekday. */
function written(was: WeekPattern, is: WeekPattern) {
  const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
  const [before, after] = [was, is].map((pattern) => pattern.map(plansInShort))
  const of = (short: readonly string[] | undefined) =>
    Object.fromEntries(names.flatMap((name, at) => (before?.[at] === after?.[at] ? [] : [[name, short?.[at] ?? '']])))
  return { before: of(before), after: of(after) }
}

export const weekCommands = { setWeek, setDay, followWeek, openDay, setSeasonNote }
