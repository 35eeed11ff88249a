import type { Transaction } from 'kysely'
import { isSame } from '#server/settings/secrets.ts'
import { holdAccount } from '#server/storage/hold-account.ts'
import type { StayRow, Tables } from '#server/storage/tables.ts'
import { isStayHeld, isStayLive } from '#shop/accounts/session.ts'
import { type NewSession, startSession } from './sessions.ts'
import { endStays, stayOf } from './stays.ts'

interface RenewingStay {
  /** of the two cookies that the browser sent */
  readonly valueHash: string
  readonly markHash: string
  /** what its first cookie is from now on */
  readonly nextHash: string
  readonly session: NewSession
  readonly at: number
}

type Renewed =
  | { readonly renewed: Pick<StayRow, 'user_id' | 'begun_at'>; readonly value: 'same' | 'next' }
  | { readonly refused: 'over' }

/**
 * A new session for a browser that has no token, and a new value for its cookie. For a minute both values give
 * one more session and none ends: another tab may have sent either, or no answer came. After that whoever brings the old one
 * has copied it, and the stay ends.
 */
export async function renewStay(tx: Transaction<Tables>, wanted: RenewingStay): Promise<Renewed> {
  const { valueHash, markHash, nextHash, session, at } = wanted
  const seen = await stayOf(tx, valueHash)
  if (seen === undefined) return { refused: 'over' }
  await holdAccount(tx, seen.user_id).execute()
  // Another tab may have renewed it while this one waited.
  const stay = await stayOf(tx, valueHash)
  if (stay === undefined) return { refused: 'over' }
  const isOld = stay.before_hash === valueHash
  const isHeld = stay.before_hash !== null && isStayHeld(times(stay), at)
  if (!isSame(stay.mark_hash, markHash) || !isStayLive(times(stay), at) || (isOld && !isHeld)) {
    await endStays(tx, [stay.id])
    return { refused: 'over' }
  }
  // A stay that a fast clock began is as old as this at least, once the clock is right.
  const begunAt = Math.min(stay.begun_at, at)
  if (!isHeld) {
    await tx.deleteFrom('sessions').where('stay_id', '=', stay.id).execute()
    await tx
      .updateTable('stays')
      .set({ value_hash: nextHash, before_hash: valueHash, begun_at: begunAt, renewed_at: at })
      .where('id', '=', stay.id)
      .execute()
  }
  await startSession(tx, stay.user_id, { ...session, stayId: stay.id }, at)
  return { renewed: { user_id: stay.user_id, begun_at: begunAt }, value: isHeld && !isOld ? 'same' : 'next' }
}

const times = ({ begun_at, renewed_at }: Pick<StayRow, 'begun_at' | 'renewed_at'>) => ({
  begunAt: begun_at,
  renewedAt: renewed_at,
})
