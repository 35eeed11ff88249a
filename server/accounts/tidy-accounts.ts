import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { deviceLife, idleLife, stayIdle, stayWhole, wholeLife } from '#shop/accounts/session.ts'
import { days } from '#shop/time.ts'

/** Removes what has expired: sessions, devices, codes, and counts that no limit needs. */
export async function tidyAccounts(tx: Transaction<Tables>, { at }: { at: number }): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where((row) => row.or([row('last_seen_at', '<', at - idleLife), row('created_at', '<', at - wholeLife)]))
    .execute()
  await tx
    .deleteFrom('stays')
    .where((row) => row.or([row('renewed_at', '<', at - stayIdle), row('begun_at', '<', at - stayWhole)]))
    .execute()
  await tx
    .deleteFrom('known_devices')
    .where('signed_in_at', '<', at - deviceLife)
    .execute()
  await tx
    .deleteFrom('codes')
    .where('sent_at', '<', at - days(1))
    .execute()
  // A count at moment 0 stays until it is forgiven.
  await tx
    .deleteFrom('limits')
    .where('window_start', '>', 0)
    .where('window_start', '<', at - days(2))
    .execute()
}
