import type { Kysely } from 'kysely'
import type { Language } from '#shop/languages.ts'
import { openStatuses } from '#shop/orders/orders.ts'
import type { Tables } from '#server/storage/tables.ts'
import { signedInPlaces } from '#server/accounts/accounts-store.ts'
import { deviceInWords } from '#server/accounts/device.ts'

type Read = Kysely<Tables>

/** A person as the owner sees them; undefined of one who is not there any more. */
export async function shopperOf(read: Read, id: string, language: Language) {
  const user = await read
    .selectFrom('users')
    .select(['id', 'name', 'email', 'mobile', 'registered_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (user === undefined) return undefined
  const { registered_at: registeredAt, ...who } = user
  const orders = await read.selectFrom('orders').select('status').where('user_id', '=', id).execute()
  const open: readonly string[] = openStatuses
  return {
    ...who,
    registeredAt,
    orders: orders.length,
    openOrders: orders.filter(({ status }) => open.includes(status)).length,
    sessions: await shownSessionsOf(read, id, language),
  }
}

export const shownSessionsOf = async (read: Read, userId: string, language: Language) =>
  (await signedInPlaces(read, userId, '')).map(({ id, device, created_at, last_seen_at }) => ({
    id,
    device: deviceInWords(device, language),
    createdAt: created_at,
    lastSeenAt: last_seen_at,
  }))

export async function lastOrderOf(read: Read, userId: string): Promise<number | undefined> {
  const { last } = await read
    .selectFrom('orders')
    .select((row) => row.fn.max('placed_at').as('last'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return last ?? undefined
}
