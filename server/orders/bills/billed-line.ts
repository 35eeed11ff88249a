import type { LineOnScale } from '#server/orders/weighing/weighing-store.ts'
import { paise } from '#shop/money.ts'
import type { BilledLine } from '#shop/orders/bills/bills.ts'

/** A line as bills count it: its moves tell what it costs. */
export const billedLine = ({ row, standing }: LineOnScale): BilledLine => ({
  state: standing.state,
  ordered: paise(row.line_paise),
  final: standing.price,
})
