import type { Kysely } from 'kysely'
import { linesOnScale } from '#server/orders/weighing/weighing-store.ts'
import { weighingOf } from '#server/orders/weighing/weighing-view.ts'
import type { Tables } from '#server/storage/tables.ts'
import { photographLife } from '#shop/orders/photograph.ts'

interface Wanted {
  readonly orderId: string
  readonly lineNo: number
  readonly at: number
}

/** Of the weighing that counts, in base64. What is too old is not shown, even before it is removed. */
export async function photographOf(read: Kysely<Tables>, { orderId, lineNo, at }: Wanted): Promise<string | undefined> {
  const line = (await linesOnScale(read, orderId)).find(({ row }) => row.line_no === lineNo)
  const weighing = line && weighingOf(line)
  if (weighing === undefined) return undefined
  const photograph = await read
    .selectFrom('line_photographs')
    .select('jpeg')
    .where('order_id', '=', orderId)
    .where('line_no', '=', lineNo)
    .where('move_no', '=', weighing.no)
    .where('taken_at', '>', at - photographLife)
    .executeTakeFirst()
  return photograph?.jpeg
}

/** The same for its buyer: nothing where the order is somebody else's. */
export async function ownPhotographOf(
  read: Kysely<Tables>,
  { userId, ...wanted }: Wanted & { readonly userId: string },
): Promise<string | undefined> {
  const own = await read
    .selectFrom('orders')
    .select('id')
    .where('id', '=', wanted.orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return own && photographOf(read, wanted)
}
