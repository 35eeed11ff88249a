import type { Kysely } from 'kysely'
import { batched } from '#server/storage/batched.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type Paise, paise, total } from '#shop/money.ts'
import { type CreditCause, creditCauses, type DrawnBill } from '#shop/orders/bills/bills.ts'

/** The bills of these orders, as far as they say what is still to pay; the newest of an order last. */
export async function drawnBillsOf(
  read: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DrawnBill[]>> {
  const rows = Map.groupBy(await drawnBillRows(read, ids), ({ order_id: id }) => id)
  return new Map([...rows].map(([id, own]) => [id, drawnBillsIn(own)]))
}

const drawnBillRows = batched((read, ids) =>
  read
    .selectFrom('bills')
    .leftJoin('credit_notes', 'credit_notes.bill_number', 'bills.number')
    .select(['bills.order_id', 'bills.number', 'bills.total_paise', 'credit_notes.paise', 'credit_notes.cause'])
    .where('bills.order_id', 'in', ids)
    .orderBy('bills.drawn_at')
    .orderBy('bills.number'),
)

function drawnBillsIn(rows: Awaited<ReturnType<typeof drawnBillRows>>): DrawnBill[] {
  const bills = Map.groupBy(rows, ({ number }) => number)
  return [...bills].map(([number, own]) => ({
    number,
    total: paise(own[0]?.total_paise ?? 0),
    ...creditedBy(own.map((note) => ({ credited: paise(note.paise ?? 0), cause: causeIn(note.cause) }))),
  }))
}

export const creditedBy = (
  notes: readonly { readonly credited: Paise; readonly cause: CreditCause }[],
): Pick<DrawnBill, 'credited' | 'given'> => ({
  credited: total(notes.map(({ credited }) => credited)),
  given: total(notes.filter(({ cause }) => cause === 'by-owner').map(({ credited }) => credited)),
})

export const causeIn = (kept: string | null): CreditCause => creditCauses.find((cause) => cause === kept) ?? 'by-owner'
