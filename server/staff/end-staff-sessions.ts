import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import type { Act } from '#shop/staff/staff.ts'
import { writeAct } from './acts.ts'

/** Somebody leaves this device. The session's own id names the act: leaving twice is leaving once. */
export async function endStaffSession(
  tx: Transaction<Tables>,
  { id, by, at }: { id: string; by: Extract<By, { staff: string }>; at: number },
): Promise<void> {
  const { numDeletedRows } = await tx.deleteFrom('staff_sessions').where('id', '=', id).executeTakeFirstOrThrow()
  if (numDeletedRows === 1n)
    await writeAct(tx, { key: `sign-out/${id}`, act: 'sign-out', thing: `staff/${by.staff}`, by, at })
}

/** For the operator: signs out everybody who works here. */
export async function endAllStaffSessions(
  tx: Transaction<Tables>,
  { by, key, at }: { by: By; key: string; at: number },
): Promise<{ ended: number }> {
  const rows = await tx.selectFrom('staff_sessions').select('staff_id').distinct().execute()
  let all = 0
  for (const { staff_id: staffId } of rows) {
    const { ended } = await endStaffSessions(tx, {
      staffId,
      act: 'end-staff-sessions',
      by,
      key: `${key}/${staffId}`,
      at,
    })
    all += ended
  }
  return { ended: all }
}

interface EndingStaffSessions {
  readonly staffId: string
  readonly act: Extract<Act, 'end-own-sessions' | 'end-staff-sessions'>
  readonly by: By
  readonly key: string
  readonly at: number
}

/** Signs a person out everywhere. */
export async function endStaffSessions(
  tx: Transaction<Tables>,
  { staffId, act, by, key, at }: EndingStaffSessions,
): Promise<{ ended: number }> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  const ended = Number(numDeletedRows)
  await writeAct(tx, { key, act, thing: `staff/${staffId}`, by, at, after: { ended } })
  return { ended }
}
