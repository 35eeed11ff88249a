import type { Kysely } from 'kysely'
import { batched } from '#server/storage/batched.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type CreditCause, creditCauses, type DrawnBill } from '#shop/bills.ts'
import { type Paise, paise, total } from '#shop/money.ts'

type Read = Kysely<Tables>

export interface KeptBill extends DrawnBill {
  readonly drawnAt: number
  readonly rounding: Paise
  readonly gstin: string
  readonly creditNotes: readonly KeptCreditNote[]
}

interface KeptCreditNote {
  readonly number: string
  readonly drawnAt: number
  readonly credited: Paise
  readonly lineNo: number | undefined
  readonly cause: CreditCause
  readonly reason: string
}

/** The bills of an order, the newest last, with what was credited on each. */
export async function billsOf(read: Read, orderId: string): Promise<KeptBill[]> {
  const bills = await read
    .selectFrom('bills')
    .select(['number', 'drawn_at', 'total_paise', 'rounding_paise', 'gstin'])
    .where('order_id', '=', orderId)
    .orderBy('drawn_at')
    .orderBy('number')
    .execute()
  if (bills.length === 0) return []
  const notes = await read
    .selectFrom('credit_notes')
    .select(['number', 'bill_number', 'drawn_at', 'paise', 'line_no', 'cause', 'reason'])
    .where(
      'bill_number',
      'in',
      bills.map(({ number }) => number),
    )
    .orderBy('number')
    .execute()
  return bills.map((bill) => {
    const own = notes.filter((note) => note.bill_number === bill.number).map(creditNoteIn)
    return {
      number: bill.number,
      drawnAt: bill.drawn_at,
      total: paise(bill.total_paise),
      rounding: paise(bill.rounding_paise),
      gstin: bill.gstin,
      ...creditedBy(own),
      creditNotes: own,
    }
  })
}

/** The bills of these orders, as far as they say what is still to pay; the newest of an order last. */
export async function drawnBillsOf(read: Read, ids: readonly string[]): Promise<ReadonlyMap<string, DrawnBill[]>> {
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

const creditedBy = (
  notes: readonly Pick<KeptCreditNote, 'credited' | 'cause'>[],
): Pick<DrawnBill, 'credited' | 'given'> => ({
  credited: total(notes.map(({ credited }) => credited)),
  given: total(notes.filter(({ cause }) => cause === 'by-owner').map(({ credited }) => credited)),
})

const causeIn = (kept: string | null): CreditCause => creditCauses.find((cause) => cause === kept) ?? 'by-owner'

const creditNoteIn = (row: Omit<Tables['credit_notes'], 'drawn_by'>): KeptCreditNote => ({
  number: row.number,
  drawnAt: row.drawn_at,
  credited: paise(row.paise),
  lineNo: row.line_no ?? undefined,
  cause: causeIn(row.cause),
  reason: row.reason,
})
