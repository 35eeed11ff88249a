import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { writeAct } from './acts.ts'

/** Writes down that somebody came in at a device, or tried to. */
export const noteSignIn = (
  tx: Transaction<Tables>,
  { staffId, deviceId, key, at, after }: { staffId: string; deviceId: string; key: string; at: number; after: object },
): Promise<void> =>
  writeAct(tx, {
    key,
    act: 'sign-in',
    thing: `staff/${staffId}`,
    by: { staff: staffId, device: deviceId },
    at,
    after,
  })
