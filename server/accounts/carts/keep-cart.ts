import type { Kysely, Transaction } from 'kysely'
import { didUpdate } from '#server/storage/did-update.ts'
import { holdAccount } from '#server/storage/hold-account.ts'
import { type OverLimit, takeTurns } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Turn } from '#shop/accounts/callers.ts'
import { cartKeptFor } from '#shop/accounts/keeping.ts'
import { type AccountCart, type AccountCartLine, versionAfter } from '#shop/cart/kept-cart.ts'

interface CartToKeep extends AccountCart {
  readonly userId: string
  readonly turns: readonly Turn[]
  readonly at: number
}

type Keeping =
  | { readonly kept: { readonly version: number } }
  /** another device was first */
  | { readonly changed: AccountCart }
  | { readonly over: OverLimit }
  | { readonly gone: true }

/** Keeps a cart over the version that its sender knows; an older one changes nothing. */
export async function keepCart(tx: Transaction<Tables>, wanted: CartToKeep): Promise<Keeping> {
  const { userId, version: before, lines, turns, at } = wanted
  const over = await takeTurns(tx, { turns, at })
  if (over) return { over }
  // An account that is being erased takes no cart along.
  if ((await holdAccount(tx, userId).executeTakeFirstOrThrow()).numUpdatedRows === 0n) return { gone: true }
  const version = versionAfter(before, at)
  const next = { version, lines_json: JSON.stringify(lines), changed_at: at }
  const isKept =
    before === 0
      ? await isAdded(tx, { user_id: userId, ...next })
      : await didUpdate(tx.updateTable('carts').set(next).where('user_id', '=', userId).where('version', '=', before))
  return isKept ? { kept: { version } } : { changed: await keptCartOf(tx, userId) }
}

async function isAdded(tx: Transaction<Tables>, row: Tables['carts']): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('carts')
    .values(row)
    .onConflict((known) => known.column('user_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function keptCartOf(read: Kysely<Tables>, userId: string): Promise<AccountCart> {
  const row = await read
    .selectFrom('carts')
    .select(['version', 'lines_json'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row === undefined
    ? { version: 0, lines: [] }
    : { version: row.version, lines: JSON.parse(row.lines_json) as readonly AccountCartLine[] }
}

/** Fish that nobody has thought of for 90 days is not what somebody means to buy. */
export async function forgetCarts(tx: Transaction<Tables>, { at }: { at: number }): Promise<void> {
  await tx
    .deleteFrom('carts')
    .where('changed_at', '<=', at - cartKeptFor)
    .execute()
}
