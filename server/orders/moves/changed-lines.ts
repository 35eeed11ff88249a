import type { Transaction } from 'kysely'
import { packsToKeep } from '#server/orders/promised-line.ts'
import { endTicksOfLine } from '#server/orders/ticks/ticks-store.ts'
import { insertLine } from '#server/orders/write-order.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { LineAfter, StandingLine } from '#shop/orders/changed-lines.ts'
import { takenOut } from '#shop/orders/line-status.ts'
import type { ChangeableRow } from './changeable-order.ts'

/** A line as the order has it from now on; of its packs `stays` were ordered before. */
export type LineToKeep = Omit<LineAfter, 'added'>

/** An order that is held, with its lines. */
export interface StandsNow {
  readonly row: ChangeableRow
  readonly lines: readonly StandingLine[]
}

/** Lines that are out keep their row for what happened to their fish; those that are new come behind all that ever were. */
export async function keepLines(
  tx: Transaction<Tables>,
  { row: { id, user_id: userId }, lines }: StandsNow,
  { lines: wanted }: { readonly lines: readonly LineToKeep[] },
): Promise<void> {
  for (const before of lines) {
    const { lineNo } = before
    const now = wanted.find((line) => line.lineNo === lineNo)
    if (now === undefined) await update(tx, { id, lineNo }, { state: takenOut })
    if (now?.quantity !== before.quantity || now.cleaning !== before.cleaning)
      await endTicksOfLine(tx, { orderId: id, lineNo })
  }
  for (const line of wanted) {
    const { lineNo } = line
    if (lines.some((one) => one.lineNo === lineNo)) await update(tx, { id, lineNo }, changedColumns(line))
    else await insertLine(tx, { order_id: id, user_id: userId, ...columnsOf(line) })
  }
}

const changedColumns = ({ cleaning, quantity, linePrice, most, tolerated }: LineToKeep) => ({
  cleaning: cleaning ?? null,
  quantity,
  line_paise: linePrice,
  most_paise: most,
  tolerated_grams: tolerated,
})

const columnsOf = (line: LineToKeep) => ({
  ...changedColumns(line),
  line_no: line.lineNo,
  product_id: line.productId,
  cart_id: line.cartId,
  title: line.title,
  size: line.size,
  weight: line.weight,
  grams: line.grams,
  rate_paise: line.rate,
  other_packs_json: packsToKeep(line.otherPacks),
  label_weight: line.labelWeight,
})

async function update(
  tx: Transaction<Tables>,
  { id, lineNo }: { id: string; lineNo: number },
  columns: ReturnType<typeof changedColumns> | { readonly state: typeof takenOut },
): Promise<void> {
  await tx.updateTable('order_lines').set(columns).where('order_id', '=', id).where('line_no', '=', lineNo).execute()
}
