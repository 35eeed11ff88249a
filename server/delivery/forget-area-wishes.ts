import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { areaWishLives } from '#shop/area-wishes.ts'
import { tellWindow } from '#shop/telling.ts'

/** A wish goes 180 days after it was made, or once its message has gone out and no longer counts among those of its hour. */
export async function forgetAreaWishes(tx: Transaction<Tables>, { at }: { at: number }): Promise<void> {
  await tx
    .deleteFrom('area_wishes')
    .where((row) =>
      row.or([
        row('wished_at', '<=', at - areaWishLives),
        row.and([
          row('told_at', '<=', at - tellWindow),
          row('message_id', 'in', row.selectFrom('outbox').select('id').where('sent_at', 'is not', null)),
        ]),
      ]),
    )
    .execute()
}

/** With an account go its wishes, and what was about to be told of them. */
export async function forgetAreaWishesOf(tx: Transaction<Tables>, userId: string): Promise<void> {
  const wishes = await tx.deleteFrom('area_wishes').where('user_id', '=', userId).returning('message_id').execute()
  const messages = wishes.flatMap(({ message_id: id }) => id ?? [])
  if (messages.length === 0) return
  await tx.deleteFrom('outbox').where('id', 'in', messages).where('sent_at', 'is', null).execute()
}
