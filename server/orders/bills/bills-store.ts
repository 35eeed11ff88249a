import type { Kysely } from 'kysely'
import { causeIn, creditedBy } from '#server/orders/drawn-bills.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type Paise, paise } from '#shop/money.ts'
import type { BillGap, CreditCause, DrawnBill } from '#shop/orders/bills/bills.ts'

type Read = Kysely<Tables>

export interface StoredBill extends DrawnBill {
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
export async function billsOf(read: Read, orderId: string): Promise<StoredBill[]> {
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

/** What was left out of the series since this moment. */
export const billGapsSince = (read: Read, from: number): Promise<BillGap[]> =>
  read
    .selectFrom('bill_gaps')
    .select(['series', 'first', 'last'])
    .where('noted_at', '>=', from)
    .orderBy('noted_at')
    .orderBy('series')
    .execute()

const creditNoteIn = (row: Omit<Tables['credit_notes'], 'drawn_by'>): KeptCreditNote => ({
  number: row.number,
  drawnAt: row.drawn_at,
  credited: paise(row.paise),
  lineNo: row.line_no ?? undefined,
  cause: causeIn(row.cause),
  reason: row.reason,
})
