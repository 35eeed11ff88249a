import { type Kysely, sql, type Transaction } from 'kysely'
import { forgetAddressesOf } from '#server/accounts/addresses/addresses-store.ts'
import { endAllOf } from '#server/accounts/sessions.ts'
import { bodyOf, forgetSentTo, type MessageBudget, type MessageResult, writeMessage } from '#server/messages/outbox.ts'
import { forgetPhotographsOf } from '#server/orders/forget-photographs.ts'
import { forgetPhoneCustomer, phoneCustomerOf } from '#server/orders/phone-customers.ts'
import { reviewsTopic } from '#server/reviews/reviews-store.ts'
import { announce } from '#server/storage/changes.ts'
import { holdAccount } from '#server/storage/hold-account.ts'
import { forgive, giveBackTurns } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import { forgetWishesOf } from '#server/wishes/forget-wishes.ts'
import { areaWishes, stockWishes } from '#server/wishes/wishes-store.ts'
import type { Turn } from '#shop/accounts/callers.ts'
import { strangersKept } from '#shop/accounts/keeping.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import type { Wording } from '#shop/words/messages/messages.ts'

type Tx = Transaction<Tables>

export interface Erasure {
  readonly userId: string
  readonly by: By
  readonly at: number
  /** told to the mobile that the account had; undefined: the person was told before */
  readonly message?: Wording & { readonly id: string; readonly budget: MessageBudget }
  /** by its owner: the password that was given, with what it was counted as; one changed meanwhile deletes nothing */
  readonly proof?: { readonly oldHash: string; readonly notWrong: readonly Turn[]; readonly forgiven: readonly Turn[] }
}

export type Erasing =
  | { readonly erased: true; readonly lastOrderAt: number | undefined; readonly writing: MessageResult | undefined }
  | { readonly erased: false }

/**
 * Nothing in the shop names this person any more, except their orders, which the law needs for a year: those forget by
 * themselves when it is over. What was reviewed stays, without its author.
 */
export async function eraseAccount(tx: Tx, wanted: Erasure): Promise<Erasing> {
  const { userId, by, at, proof } = wanted
  const account = holdAccount(tx, userId)
  const user = await (proof === undefined ? account : account.where('password', '=', proof.oldHash))
    .returning(['email_form', 'mobile'])
    .executeTakeFirst()
  if (user === undefined) return erasePhoneCustomer(tx, wanted)
  const called = await phoneCustomerOf(tx, { id: userId, mobile: user.mobile })
  if (called !== undefined) await forgetPhoneCustomer(tx, { id: called.id, by, at })
  await forgetAuthor(tx, wanted, user.email_form)
  await tx
    .insertInto('erasures')
    .values({ user_id: userId, asked_by: byInOneWord(by), erased_at: at, forgotten_at: null })
    .execute()
  await forgetPerson(tx, userId)
  await forgetSentTo(tx, user.mobile)
  if (proof) {
    await giveBackTurns(tx, { turns: proof.notWrong, at })
    await forgive(tx, proof.forgiven)
  }
  const lastOrderAt = await lastOrderOf(tx, called === undefined ? [userId] : [userId, called.id])
  const writing = wanted.message && (await tell(tx, { ...wanted, message: wanted.message }, user.mobile))
  await tx.deleteFrom('mobile_proofs').where('user_id', '=', userId).execute()
  return { erased: true, lastOrderAt, writing }
}

/** Who ordered by telephone has no account, and is forgotten in the same way. */
async function erasePhoneCustomer(tx: Tx, { userId: id, by, at }: Erasure): Promise<Erasing> {
  if (!(await forgetPhoneCustomer(tx, { id, by, at }))) return { erased: false }
  return { erased: true, lastOrderAt: await lastOrderOf(tx, [id]), writing: undefined }
}

/** What the shop keeps for a person beside their orders. Their row is held. */
async function forgetPerson(tx: Tx, userId: string): Promise<void> {
  await forgetWishesOf(tx, stockWishes, userId)
  await forgetAddressesOf(tx, userId)
  await forgetWishesOf(tx, areaWishes, userId)
  await tx.deleteFrom('users').where('id', '=', userId).execute()
  await forgetPhotographsOf(tx, userId)
  await endAllOf(tx, userId)
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}

/** So many at once hold up nobody. */
const mostForgotten = 50

/**
 * Forgets accounts that were never more than a name: no mobile of theirs has answered a code, they never ordered, and nobody
 * has signed in to them for 30 days. What they reviewed stays, without its author. Says whether there are more.
 */
export async function forgetStrangers(tx: Tx, { at }: { at: number }): Promise<{ more: boolean }> {
  const strangers = await tx
    .selectFrom('users')
    .select('id')
    .where('signed_in_at', '<', at - strangersKept)
    .where((row) =>
      row.and([
        row.not(row.exists(row.selectFrom('mobile_proofs').select('user_id').whereRef('user_id', '=', 'users.id'))),
        row.not(row.exists(row.selectFrom('orders').select('user_id').whereRef('user_id', '=', 'users.id'))),
      ]),
    )
    .orderBy('id')
    .limit(mostForgotten)
    .execute()
  for (const { id } of strangers) await forgetIfStill(tx, id, at)
  return { more: strangers.length === mostForgotten }
}

/** Held, so that who buys or proves a mobile meanwhile is not forgotten. */
async function forgetIfStill(tx: Tx, id: string, at: number): Promise<void> {
  const user = await holdAccount(tx, id)
    .where('signed_in_at', '<', at - strangersKept)
    .returning('email_form')
    .executeTakeFirst()
  if (user === undefined) return
  const ofPerson = (table: 'mobile_proofs' | 'orders') =>
    tx.selectFrom(table).select('user_id').where('user_id', '=', id).limit(1).executeTakeFirst()
  if ((await ofPerson('mobile_proofs')) || (await ofPerson('orders'))) return
  await forgetAuthor(tx, { userId: id, by: { person: id } }, user.email_form)
  await forgetPerson(tx, id)
}

function tell(
  tx: Tx,
  { userId, message, at }: Erasure & Required<Pick<Erasure, 'message'>>,
  mobile: string,
): Promise<MessageResult> {
  const { id, kind, purpose, budget } = message
  const body = bodyOf(message)
  const dedupeKey = `${kind}/${userId}`
  return writeMessage(tx, { id, kind, purpose, to: mobile, account: userId, body, dedupeKey, budget }, at)
}

/**
 * What they wrote signed in. Anybody can register anybody's e-mail, so what was written without an account is theirs only
 * where the shop erases: it has looked who asks.
 */
async function forgetAuthor(tx: Tx, { userId, by }: Pick<Erasure, 'userId' | 'by'>, email: string) {
  const written = await tx
    .updateTable('reviews')
    .set({ username: '', email: '', user_id: null })
    .where((row) => {
      const signed = row('user_id', '=', userId)
      const unsigned = row.and([row('user_id', 'is', null), row(sql<string>`lower(email)`, '=', email)])
      return 'person' in by ? signed : row.or([signed, unsigned])
    })
    .returning('product_id')
    .execute()
  for (const productId of new Set(written.map(({ product_id: id }) => id))) await announce(tx, reviewsTopic(productId))
}

/** When one of these ordered last. */
export async function lastOrderOf(read: Kysely<Tables>, userIds: readonly string[]): Promise<number | undefined> {
  const { last } = await read
    .selectFrom('orders')
    .select((row) => row.fn.max<number | null>('placed_at').as('last'))
    .where('user_id', 'in', userIds)
    .executeTakeFirstOrThrow()
  return last ?? undefined
}
