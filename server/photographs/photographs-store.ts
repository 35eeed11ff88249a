import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { photographLife } from '#shop/photograph.ts'

interface Wanted {
  readonly orderId: string
  readonly lineNo: number
  readonly at: number
}

/** Of the last weighing of the line, in base64. What is too old is not shown, even before it is removed. */
export async function photographOf(read: Kysely<Tables>, { orderId, lineNo, at }: Wanted): Promise<string | undefined> {
  const last = await read
    .selectFrom('line_moves')
    .leftJoin('line_photographs as photograph', (row) =>
      row
        .onRef('photograph.order_id', '=', 'line_moves.order_id')
        .onRef('photograph.line_no', '=', 'line_moves.line_no')
        .onRef('photograph.move_no', '=', 'line_moves.move_no')
        .on('photograph.taken_at', '>', at - photographLife),
    )
    .select('photograph.jpeg')
    .where('line_moves.order_id', '=', orderId)
    .where('line_moves.line_no', '=', lineNo)
    .where('line_moves.grams', 'is not', null)
    .orderBy('line_moves.move_no', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.jpeg ?? undefined
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
