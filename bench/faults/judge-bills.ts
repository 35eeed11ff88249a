import type { ShopDatabase } from '#server/commands.ts'
import { numberIn } from '#shop/orders/bills/bills.ts'

export interface BillsVerdict {
  readonly bills: number
  readonly creditNotes: number
  /** numbers that were drawn and are not there, or stand twice */
  readonly gaps: number
  /** orders that are out without exactly one standing bill over their sum, or that came back with one */
  readonly unbilled: number
}

/** Whether bills and credit notes are counted without a gap, and each order has the bill that it should have. */
export async function judgedBills({ read }: Pick<ShopDatabase, 'read'>): Promise<BillsVerdict> {
  const series = await read.selectFrom('bill_series').select(['series', 'last']).execute()
  const bills = await read.selectFrom('bills').select(['number', 'order_id', 'total_paise']).execute()
  const notes = await read.selectFrom('credit_notes').select(['number', 'bill_number', 'paise']).execute()
  const orders = await read.selectFrom('orders').select(['id', 'status', 'final_paise']).execute()

  const drawn = [...bills, ...notes].map(({ number }) => number)
  const counted = new Set(series.flatMap(({ series: one, last }) => range(last).map((nr) => numberIn(one, nr))))
  const missing = [...counted].filter((number) => !drawn.includes(number)).length
  const uncounted = drawn.filter((number) => !counted.has(number)).length

  const credited = (bill: string) =>
    notes.reduce((sum, note) => (note.bill_number === bill ? sum + note.paise : sum), 0)
  const unbilled = orders.filter(({ id, status, final_paise: final }) => {
    const standing = bills.filter((bill) => bill.order_id === id && credited(bill.number) < bill.total_paise)
    if (status === 'Returned') return standing.length > 0
    if (status === 'Out for delivery') return standing.length !== 1 || standing[0]?.total_paise !== final
    return standing.length > 1
  })
  return { bills: bills.length, creditNotes: notes.length, gaps: missing + uncounted, unbilled: unbilled.length }
}

const range = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1)
