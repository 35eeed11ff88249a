import { type Transaction, sql } from 'kysely'
import { reviewsTopic } from '#server/reviews/reviews-store.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'

type Kept = Transaction<Tables>

export interface Erasure {
  readonly userId: string
  readonly askedBy: string
  readonly at: number
}

/**
 * Nothing in the shop says any more who this was, but their orders, which the law wants for a year: those forget by
 * themselves when it is over. What was reviewed stays, without its author.
 */
export async function eraseAccount(kept: Kept, { userId, askedBy, at }: Erasure): Promise<{ erased: boolean }> {
  const user = await kept
    .deleteFrom('users')
    .where('id', '=', userId)
    .returning(['email_form', 'mobile'])
    .executeTakeFirst()
  if (user === undefined) return { erased: false }
  await kept
    .insertInto('erasures')
    .values({ user_id: userId, asked_by: askedBy, erased_at: at, forgotten_at: null })
    .execute()
  await kept.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await kept
    .deleteFrom('outbox')
    .where('send_to', '=', user.mobile)
    .where((row) => row.or([row('sent_at', 'is not', null), row('failed_at', 'is not', null)]))
    .execute()
  await forgetAuthor(kept, userId, user.email_form)
  return { erased: true }
}

async function forgetAuthor(kept: Kept, userId: string, email: string) {
  const written = await kept
    .updateTable('reviews')
    .set({ username: 'A former customer', email: '', user_id: null })
    .where((row) => row.or([row('user_id', '=', userId), row(sql<string>`lower(email)`, '=', email)]))
    .returning('product_id')
    .execute()
  for (const productId of new Set(written.map(({ product_id: id }) => id)))
    await announce(kept, reviewsTopic(productId))
}
