import type { Transaction } from 'kysely'
import { holdAccount } from '#server/storage/hold-account.ts'
import { type OverLimit, takeTurns } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Address } from '#shop/accounts/address.ts'
import {
  type AddressName,
  type Changing,
  decideChanging,
  decideKeeping,
  type Keeping,
  type SavedAddress,
} from '#shop/accounts/address-book.ts'
import type { Turn } from '#shop/accounts/callers.ts'
import { keptAddressesOf } from './addresses-store.ts'

type Tx = Transaction<Tables>

interface Wanted extends AddressName {
  readonly id: string
  readonly userId: string
  readonly address: Address
  readonly turn: Turn
  readonly at: number
}

type TooOften = { readonly over: OverLimit } | { readonly gone: true }

/** Two of one person wait for each other, so that nobody has more than they may, nor two of one name. */
export async function keepAddress(tx: Tx, wanted: Wanted): Promise<Keeping | TooOften> {
  const late = await begin(tx, wanted)
  if (late !== undefined) return late
  const { id, userId, kind, name, address, at } = wanted
  const keeping = decideKeeping(await keptAddressesOf(tx, userId), wanted)
  if ('kept' in keeping)
    await tx
      .insertInto('addresses')
      .values({ id, user_id: userId, kind, name, address_json: JSON.stringify(address), kept_at: at })
      .execute()
  return keeping
}

/** One that comes first takes the place of another. */
export async function changeAddress(
  tx: Tx,
  wanted: Wanted & Pick<SavedAddress, 'isFirst'> & { readonly seen: number },
): Promise<Changing | TooOften> {
  const late = await begin(tx, wanted)
  if (late !== undefined) return late
  const { id, userId, kind, name, address, isFirst } = wanted
  const changing = decideChanging(await keptAddressesOf(tx, userId), wanted)
  if (!('changed' in changing)) return changing
  if (isFirst)
    await tx
      .updateTable('addresses')
      .set((row) => ({ is_first: 0, version: row('version', '+', 1) }))
      .where('user_id', '=', userId)
      .where('id', '!=', id)
      .where('is_first', '=', 1)
      .execute()
  await tx
    .updateTable('addresses')
    .set((row) => ({
      kind,
      name,
      address_json: JSON.stringify(address),
      is_first: Number(isFirst),
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
  return changing
}

/** False: they keep no such address any more. */
export async function dropAddress(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<{ dropped: boolean }> {
  const gone = await tx
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { dropped: gone.numDeletedRows === 1n }
}

/** Nothing is kept for a person who was erased meanwhile. */
async function begin(tx: Tx, { userId, turn, at }: Wanted): Promise<TooOften | undefined> {
  const held = await holdAccount(tx, userId).executeTakeFirstOrThrow()
  if (held.numUpdatedRows !== 1n) return { gone: true }
  const over = await takeTurns(tx, { turns: [turn], at })
  return over && { over }
}
