import type { Transaction } from 'kysely'
import { overNow, takeTurns } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import { limits } from '#shop/accounts/limits.ts'
import { wrongPins } from '#shop/staff/staff-session.ts'
import { noteSignIn } from './note-sign-in.ts'

/** What one try with a PIN is: counted as wrong before it is compared, so that many at once get no further. */
type PinTry = { readonly barred: true } | { readonly barred: false; readonly hash?: string; readonly left: number }

/** Somebody who has no PIN, or does not work here, gets a try too, which compares with nothing. */
export async function takePinTry(tx: Transaction<Tables>, { staffId }: { staffId: string }): Promise<PinTry> {
  const known = await tx
    .updateTable('staff')
    .set((row) => ({ pin_tries: row('pin_tries', '+', 1) }))
    .where('id', '=', staffId)
    .where('disabled_at', 'is', null)
    .where('pin_tries', '<', wrongPins)
    .returning(['pin_hash', 'pin_tries'])
    .executeTakeFirst()
  if (known) {
    const left = wrongPins - known.pin_tries
    return known.pin_hash === null ? { barred: false, left } : { barred: false, hash: known.pin_hash, left }
  }
  const isThere = await tx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return isThere ? { barred: true } : { barred: false, left: wrongPins - 1 }
}

/** Nothing was compared, because too many others waited: it was no try. */
export async function giveBackPinTry(tx: Transaction<Tables>, { staffId }: { staffId: string }): Promise<void> {
  await tx
    .updateTable('staff')
    .set((row) => ({ pin_tries: row('pin_tries', '-', 1) }))
    .where('id', '=', staffId)
    .where('pin_tries', '>', 0)
    .execute()
}

/**
 * Writes down that a PIN was wrong. A right one between them begins the five tries anew, but not those of the day: then the person is
 * barred as after five, which the list of people shows the owner, who alone lets them in.
 */
export async function notePinWrong(
  tx: Transaction<Tables>,
  { staffId, deviceId, left, key, at }: { staffId: string; deviceId: string; left: number; key: string; at: number },
): Promise<void> {
  const known = await tx.selectFrom('staff').select('id').where('id', '=', staffId).executeTakeFirst()
  if (known === undefined) return
  const turns = [{ limit: limits.wrongPinPerDay, who: `staff/${staffId}` }]
  // The last one that a day has is counted by itself: the next would be too many.
  const over = (await takeTurns(tx, { turns, at })) ?? (await overNow(tx, { turns, at }))
  if (over) await tx.updateTable('staff').set({ pin_tries: wrongPins }).where('id', '=', staffId).execute()
  const tooMany = over === undefined ? {} : { tooManyToday: true }
  await noteSignIn(tx, { staffId, deviceId, key, at, after: { wrongPin: true, left: over ? 0 : left, ...tooMany } })
}
