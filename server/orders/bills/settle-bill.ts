import type { Transaction } from 'kysely'
import { linesOnScale } from '#server/orders/weighing/weighing-store.ts'
import { realIn } from '#server/storage/real-order.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import { type Paise, paise } from '#shop/money.ts'
import {
  billedSums,
  billsAfter,
  type Counted,
  type CreditCause,
  leftOf,
  numberIn,
  seriesOf,
  touchesBills,
} from '#shop/orders/bills/bills.ts'
import type { Move } from '#shop/orders/moves.ts'
import { billedLine } from './billed-line.ts'
import { billsOf } from './bills-store.ts'

interface MovedOrder {
  readonly orderId: string
  readonly move: Move
  readonly by: By
  readonly at: number
  /** under which registration the shop sells; '': under none */
  readonly gstin: string
}

/**
 * Bill and credit note follow an order's move in its own transaction: the order is locked by then, so it gets one bill
 * however many press. A number that is drawn and not kept goes back with the rest of the transaction: no gap is left. A try
 * order has no bill.
 */
export async function settleBill(tx: Transaction<Tables>, moved: MovedOrder): Promise<void> {
  const { orderId, move, by, at, gstin } = moved
  if (!touchesBills(move)) return
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'final_paise', 'is_try'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const real = realIn(order)
  if (real === undefined) return
  const { final_paise: settled } = order
  const lines = await linesOnScale(tx, orderId)
  const sums = billedSums(lines.map(billedLine), settled === null ? null : paise(settled))
  const { credited, draws } = billsAfter(move, await billsOf(tx, orderId), sums.total)
  if (credited !== undefined) {
    const { bill, cause } = credited
    await drawCreditNote(tx, { bill: bill.number, credited: leftOf(bill), cause, by, at })
  }
  if (!draws) return
  await tx
    .insertInto('bills')
    .values({
      number: await nextNumber(tx, 'bill', at),
      order_id: real,
      drawn_at: at,
      total_paise: sums.total,
      rounding_paise: sums.rounding,
      gstin,
    })
    .execute()
}

export async function drawCreditNote(
  tx: Transaction<Tables>,
  {
    bill,
    credited,
    lineNo = null,
    cause,
    reason = '',
    by,
    at,
  }: {
    readonly bill: string
    readonly credited: Paise
    readonly lineNo?: number | null
    readonly cause: CreditCause
    readonly reason?: string
    readonly by: By
    readonly at: number
  },
): Promise<string> {
  const number = await nextNumber(tx, 'credit-note', at)
  await tx
    .insertInto('credit_notes')
    .values({
      number,
      bill_number: bill,
      drawn_at: at,
      drawn_by: byInOneWord(by),
      paise: credited,
      line_no: lineNo,
      cause,
      reason,
    })
    .execute()
  return number
}

/** The next number waits until this transaction is committed or rolled back. */
async function nextNumber(tx: Transaction<Tables>, counted: Counted, at: number): Promise<string> {
  const series = seriesOf(counted, at)
  const { last } = await tx
    .insertInto('bill_series')
    .values({ series, last: 1 })
    .onConflict((known) => known.column('series').doUpdateSet((row) => ({ last: row('bill_series.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow()
  return numberIn(series, last)
}
