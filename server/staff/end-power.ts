import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'

/** What somebody made, or was made for them, that would let anybody in later: addresses of owners, and invitations of devices. */
export async function endInvitations(tx: Transaction<Tables>, { id, at }: { id: string; at: number }): Promise<void> {
  await tx
    .deleteFrom('staff_addresses')
    .where((row) => row.or([row('staff_id', '=', id), madeBy(id)]))
    .execute()
  await tx
    .updateTable('staff_devices')
    .set({ invite_hash: null, revoked_at: at })
    .where('invite_hash', 'is not', null)
    .where('revoked_at', 'is', null)
    .where(madeBy(id))
    .execute()
}

/** At whichever device. Letters of an id mean something to `like`. */
function madeBy(id: string) {
  const start = `staff/${id}@`
  return sql<boolean>`substr(made_by, 1, ${start.length}) = ${start}`
}

/** All by which an owner signs in beside a PIN. */
export async function takeOwnerKeys(tx: Transaction<Tables>, { id }: { id: string }): Promise<void> {
  await tx.deleteFrom('staff_passkeys').where('staff_id', '=', id).execute()
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', id).execute()
  await tx
    .updateTable('staff')
    .set({ login: null, password_hash: null, totp_salt: null })
    .where('id', '=', id)
    .execute()
}
