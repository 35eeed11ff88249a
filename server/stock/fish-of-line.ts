import type { Kysely } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type Catalogue, everyProductById } from '#shop/catalogue/product.ts'
import type { Landed } from '#shop/stock/stock-cell.ts'

/** What a line of an order is of; undefined where there is no such line, or the catalogue does not know it. */
export async function fishOfLine(
  read: Kysely<Tables>,
  catalogue: Catalogue,
  { orderId, lineNo }: { readonly orderId: string; readonly lineNo: number },
): Promise<Landed | undefined> {
  const [row] = (await productOf(read, { orderId, lineNo })).rows
  const product = row && everyProductById(catalogue, row.product_id)
  return product && landedOf(product)
}

export const landedOf = ({ species, labelWeight, lossPercent }: Landed): Landed => ({
  species,
  labelWeight,
  lossPercent,
})

const productOf = prepared((read, { orderId, lineNo }: { orderId: string; lineNo: number }) =>
  read.selectFrom('order_lines').select('product_id').where('order_id', '=', orderId).where('line_no', '=', lineNo),
)
