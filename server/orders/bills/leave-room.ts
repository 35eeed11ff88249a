import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { shopDay } from '#shop/moment.ts'
import { type BillGap, gapAfter, type NotedSeries, seriesOf } from '#shop/orders/bills/bills.ts'
import { days } from '#shop/time.ts'

/**
 * After a restore the next number of each series leaves room for those that were drawn since the copy was made: two papers
 * never carry one number. What is left out is kept with its reason.
 */
export async function leaveRoomForBills(
  tx: Transaction<Tables>,
  { noted, at }: { readonly noted: Readonly<Record<string, NotedSeries>>; readonly at: number },
): Promise<readonly BillGap[]> {
  const settled = await tx
    .updateTable('restores')
    .set({ settled_at: at })
    .where('settled_at', 'is', null)
    .returning('no')
    .execute()
  const isRestored = settled.length > 0
  const current = isRestored ? [seriesOf('bill', at), seriesOf('credit-note', at)] : []
  const series = [...new Set([...Object.keys(noted), ...current])]
  const pace = isRestored ? await paceOf(tx, at) : { busiestDay: 0, daysSince: 0 }
  const gaps: BillGap[] = []
  for (const name of series) {
    const last = await holdSeries(tx, name)
    const gap = gapAfter({ series: name, last }, { noted: noted[name], isRestored, ...pace })
    if (gap === undefined) continue
    await tx.updateTable('bill_series').set({ last: gap.last }).where('series', '=', name).execute()
    await tx
      .insertInto('bill_gaps')
      .values({ ...gap, reason: 'restored', noted_at: at })
      .execute()
    gaps.push(gap)
  }
  return gaps
}

/** The last number of a series; who draws the next one waits until this transaction is over. */
async function holdSeries(tx: Transaction<Tables>, series: string): Promise<number> {
  const { last } = await tx
    .insertInto('bill_series')
    .values({ series, last: 0 })
    .onConflict((known) => known.column('series').doUpdateSet((row) => ({ last: row.ref('bill_series.last') })))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** How many bills went out on the busiest of the last thirty days that the shop was at work, and how many days ago that was. */
async function paceOf(
  tx: Transaction<Tables>,
  at: number,
): Promise<{ readonly busiestDay: number; readonly daysSince: number }> {
  const { last } = await tx
    .selectFrom('bills')
    .select((row) => row.fn.max<number | null>('drawn_at').as('last'))
    .executeTakeFirstOrThrow()
  if (last === null) return { busiestDay: 0, daysSince: 0 }
  const bills = await tx
    .selectFrom('bills')
    .select('drawn_at')
    .where('drawn_at', '>=', last - days(30))
    .execute()
  const byDay = Map.groupBy(bills, ({ drawn_at: drawnAt }) => shopDay(drawnAt))
  return {
    busiestDay: Math.max(...[...byDay.values()].map((own) => own.length)),
    daysSince: Math.max(1, Math.ceil((at - last) / days(1))),
  }
}
