import { hash, randomUUID } from 'node:crypto'
import { Refusal } from '#server/http/refusal.ts'
import { prepared } from '#server/storage/prepared.ts'
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
