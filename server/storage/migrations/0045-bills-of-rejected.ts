import { sql, type Transaction } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'
import type { Tables } from '#server/storage/tables.ts'
import { numberIn, seriesOf } from '#shop/orders/bills/bills.ts'

/**
 * An order that had gone out, was taken back within the half minute and then rejected kept its bill: what is left of it is
 * credited, as at each rejection since. The bill stays as it was drawn, and keeps its number.
 */
export const billsOfRejected: Migration = {
  id: '0045-bills-of-rejected',
  async up(tx) {
    const { rows } = await sql<{ number: string; left_paise: number }>`
      select bills.number, cast(bills.total_paise - coalesce(sum(credit_notes.paise), 0) as bigint) as left_paise
      from bills
      join orders on orders.id = bills.order_id
      left join credit_notes on credit_notes.bill_number = bills.number
      where orders.status = 'Rejected'
      group by bills.number, bills.total_paise, bills.drawn_at
      having bills.total_paise > coalesce(sum(credit_notes.paise), 0)
      order by bills.drawn_at, bills.number`.execute(tx)
    if (rows.length === 0) return
    // The moment of this start, which is noted before its first migration.
    const begun = await tx.selectFrom('migrations').select('applied_at').where('id', '=', '').executeTakeFirstOrThrow()
    for (const { number, left_paise: left } of rows)
      await tx
        .insertInto('credit_notes')
        .values({
          number: await nextNumber(tx, begun.applied_at),
          bill_number: number,
          drawn_at: begun.applied_at,
          drawn_by: 'command/migrate',
          paise: left,
          line_no: null,
          cause: 'rejected',
          reason: '',
        })
        .execute()
  },
}

async function nextNumber(tx: Transaction<Tables>, at: number): Promise<string> {
  const series = seriesOf('credit-note', at)
  const { last } = await tx
    .insertInto('bill_series')
    .values({ series, last: 1 })
    .onConflict((known) => known.column('series').doUpdateSet((row) => ({ last: row('bill_series.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow()
  return numberIn(series, last)
}
