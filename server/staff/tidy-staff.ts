import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { wholeShift } from '#shop/staff/staff-session.ts'
import { forgetRefusedPresses } from './refused-presses.ts'

/** Removes what is over at the counter: sessions, challenges and one-time addresses. What staff did stays. */
export async function tidyStaff(tx: Transaction<Tables>, { at }: { at: number }): Promise<void> {
  await tx
    .deleteFrom('staff_sessions')
    .where('created_at', '<', at - wholeShift)
    .execute()
  await tx.deleteFrom('staff_challenges').where('until', '<=', at).execute()
  await tx.deleteFrom('staff_addresses').where('until', '<=', at).execute()
  await forgetRefusedPresses(tx, at)
}
