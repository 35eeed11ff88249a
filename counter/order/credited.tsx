import { readableShort } from '#shop/money.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { staffOrderWords } from '#words/staff-orders.ts'

/** Beside what is to pay: why that is less than the bill says. */
export const Credited = ({ order: { creditedPaise } }: { order: Pick<StaffOrder, 'creditedPaise'> }) =>
  creditedPaise !== undefined && <span className="muted">{staffOrderWords.credited(readableShort(creditedPaise))}</span>
