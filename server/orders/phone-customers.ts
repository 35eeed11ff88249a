import type { Kysely, Transaction } from 'kysely'
import { forgetSentTo } from '#server/messages/outbox.ts'
import { isProven } from '#server/messages/proven-mobile.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Mobile } from '#shop/accounts/accounts.ts'
import { orderNamesBuyerFor } from '#shop/accounts/keeping.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import { forgetPhotographsOf } from './forget-photographs.ts'

type Read = Kysely<Tables>
type Tx = Transaction<Tables>

export const phoneCustomerById = async (read: Read, id: string) => (await withId(read, { id })).rows[0]

const withId = prepared((read, { id }: { id: string }) =>
  read.selectFrom('phone_customers').select(['id', 'mobile', 'since']).where('id', '=', id),
)

export const phoneCustomerByMobile = (read: Read, mobile: string) =>
  read.selectFrom('phone_customers').select(['id', 'mobile', 'since']).where('mobile', '=', mobile).executeTakeFirst()

/** Who ordered by telephone before this account was theirs: of a mobile that has answered a code they are one person. */
export const phoneCustomerOf = async (read: Read, account: { readonly id: string; readonly mobile: string }) =>
  (await isProven(read, account)) ? phoneCustomerByMobile(read, account.mobile) : undefined

/**
 * Whoever orders at this mobile without an account: one person, however many of the staff write their order down at once.
 * The call is the proof that the mobile is theirs. It holds for messages about these orders alone, because no account has
 * this id.
 */
export async function holdPhoneCustomer(tx: Tx, { id, mobile, at }: { id: string; mobile: Mobile; at: number }) {
  const { numInsertedOrUpdatedRows: made } = await tx
    .insertInto('phone_customers')
    .values({ id, mobile, since: at })
    .onConflict((known) => known.column('mobile').doNothing())
    .executeTakeFirstOrThrow()
  const { id: userId } = await tx
    .selectFrom('phone_customers')
    .select('id')
    .where('mobile', '=', mobile)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('mobile_proofs')
    .values({ user_id: userId, mobile, proven_by: 'call', proven_at: at })
    .onConflict((known) => known.column('user_id').doNothing())
    .execute()
  return { userId, isNew: made === 1n }
}

/** Who was held for an order that came to nothing was never a customer. */
export async function letPhoneCustomerGo(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('phone_customers').where('id', '=', id).execute()
  await tx.deleteFrom('mobile_proofs').where('user_id', '=', id).execute()
}

/** What the shop keeps for them goes at once, and their orders forget them as those of an account do. False: there is no such person. */
export async function forgetPhoneCustomer(
  tx: Tx,
  { id, by, at }: { id: string; by: By; at: number },
): Promise<boolean> {
  const gone = await tx.deleteFrom('phone_customers').where('id', '=', id).returning('mobile').executeTakeFirst()
  if (gone === undefined) return false
  await tx.deleteFrom('mobile_proofs').where('user_id', '=', id).execute()
  await forgetPhotographsOf(tx, id)
  await forgetSentTo(tx, gone.mobile)
  await tx
    .insertInto('erasures')
    .values({ user_id: id, asked_by: byInOneWord(by), erased_at: at, forgotten_at: null })
    .execute()
  return true
}

/** Who has not ordered for a year is forgotten: nobody asked to be kept. Keeps one transaction short. */
export async function forgetOldPhoneCustomers(tx: Tx, { at, most }: { at: number; most: number }): Promise<number> {
  const since = at - orderNamesBuyerFor
  const old = await tx
    .selectFrom('phone_customers')
    .select('id')
    .where('since', '<=', since)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.user_id', '=', 'phone_customers.id')
            .where('orders.placed_at', '>', since),
        ),
      ),
    )
    .limit(most)
    .execute()
  for (const { id } of old) await forgetPhoneCustomer(tx, { id, by: { command: 'forget' }, at })
  return old.length
}
