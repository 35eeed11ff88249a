import type { Kysely } from 'kysely'
import { networksOf } from '#server/http/caller.ts'
import { isProven } from '#server/messages/proven-mobile.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Caller } from '#shop/accounts/callers.ts'
import { deliveredStatuses } from '#shop/orders/moves.ts'

/** Who a caller is to the shop: where they come from, who is signed in there, and what the shop knows of that person. */
export async function whoCalls(
  read: Kysely<Tables>,
  { caller, user }: { caller: string; user: { readonly id: string; readonly mobile: string } | undefined },
): Promise<Caller> {
  const networks = networksOf(caller)
  if (user === undefined) return { networks }
  const { id } = user
  const proven = await isProven(read, user)
  const hasBought = proven || (await deliveredTo(read, { id })).rows.length > 0
  return { networks, account: { id, isProven: proven, hasBought } }
}

const deliveredTo = prepared((read, { id }: { id: string }) =>
  read.selectFrom('orders').select('id').where('user_id', '=', id).where('status', 'in', deliveredStatuses).limit(1),
)
