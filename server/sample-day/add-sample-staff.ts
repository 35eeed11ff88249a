import type { Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { insertStaff } from '#server/staff/change-staff.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Role } from '#shop/staff/staff.ts'

interface SampleStaff {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly role: Role
  readonly pinHash: string
}

/** Puts people behind the counter of a trial shop that has nobody yet, each with a PIN of their own. */
export async function addSampleStaff(
  tx: Transaction<Tables>,
  { people, at }: { people: readonly SampleStaff[]; at: number },
): Promise<void> {
  const by = { command: 'sample-day' }
  for (const { id, key, name, role, pinHash } of people) {
    await insertStaff(tx, { id, name, role, at, pinHash, isOwnPin: true })
    await writeAct(tx, { key, act: 'add-staff', thing: `staff/${id}`, by, at, after: { name, role } })
  }
}
