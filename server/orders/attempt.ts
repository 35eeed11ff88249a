import { hash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Refusal } from '#server/http/refusal.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Takes } from '#shop/wire/calls.ts'

/** The key of a checkout attempt. A caller that sends none, as the specification's own does, makes each request an attempt. */
export function keyFrom(headers: Headers): string {
  const key = headers.get('idempotency-key')
  return key === null ? `none/${randomUUID()}` : sentKey(key)
}

export function sentKey(key: string): string {
  if (!/^[!-~]{1,200}$/.test(key)) throw new Refusal(400, { refused: 'bad-attempt' })
  return `sent/${key}`
}

/** Of what was understood, in the order of the contract: fields in another order or of no meaning are the same request. */
export const bodyHash = (wanted: Takes<'placeOrder'> | (Takes<'changeOrder'> & { readonly orderId: string })): string =>
  hash('sha256', JSON.stringify(wanted), 'base64url')

type Attempt = Record<'userId' | 'key' | 'bodyHash' | 'id', string> & { placedAt: number }

export const insertAttempt = prepared((tx, { userId, key, bodyHash, id, placedAt }: Attempt) =>
  tx
    .insertInto('order_attempts')
    .values({ user_id: userId, attempt_key: key, body_hash: bodyHash, order_id: id, at: placedAt }),
)

/** What the attempt was before. */
export type Earlier = { repeated: { id: string } } | { refused: 'other-body' } | { refused: 'attempt-ended' }

/** Stands in place of an order's id where its person has ended the attempt before one came of it. */
export const endedAttempt = ''

/** The result of an earlier request of the same attempt. */
export async function attemptOf(tx: Kysely<Tables>, userId: string, key: string) {
  return (await attemptWithKey(tx, { userId, key })).rows[0]
}

const attemptWithKey = prepared((tx, { userId, key }: { userId: string; key: string }) =>
  tx
    .selectFrom('order_attempts')
    .select(['order_id', 'body_hash'])
    .where('user_id', '=', userId)
    .where('attempt_key', '=', key),
)

export function again(earlier: { order_id: string; body_hash: string }, bodyHash: string): Earlier {
  if (earlier.order_id === endedAttempt) return { refused: 'attempt-ended' }
  return earlier.body_hash === bodyHash ? { repeated: { id: earlier.order_id } } : { refused: 'other-body' }
}
