import type { Kysely, Transaction } from 'kysely'
import { holdFor } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import { openStatuses } from '#shop/orders/moves.ts'

/** How far the counter was tried. */
export interface Tries {
  /** the one order with which it is tried now */
  readonly open: { readonly id: string; readonly number: string } | undefined
  /** one was brought to its end, or put away after it had been on the scale */
  readonly wasTried: boolean
}

export async function triesNow(read: Kysely<Tables>): Promise<Tries> {
  const weighed = await read
    .selectFrom('orders')
    .select('id')
    .where('is_try', '=', 1)
    .where('status', 'not in', openStatuses)
    .where((order) =>
      order.or([
        order('status', '=', 'Delivered'),
        order.exists(
          order
            .selectFrom('line_moves')
            .select('line_moves.order_id')
            .whereRef('line_moves.order_id', '=', 'orders.id')
            .where('line_moves.grams', 'is not', null),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return { open: await openTryOrder(read), wasTried: weighed !== undefined }
}

export const openTryOrder = (read: Kysely<Tables>): Promise<Tries['open']> =>
  read
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('status', 'in', openStatuses)
    .where('is_try', '=', 1)
    .executeTakeFirst()

/** Who makes one, and who takes back what ended one, wait for each other: one is open at a time. */
export const holdTries = (tx: Transaction<Tables>): Promise<void> => holdFor(tx, { what: 'order-turn', who: 'try' })
