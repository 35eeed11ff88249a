import type { Transaction } from 'kysely'
import { holdFor } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type Role, roles } from '#shop/staff/staff.ts'

/** Those who change who works here wait for each other, so that each sees what the one before did. */
export const holdStaff = (tx: Transaction<Tables>) => holdFor(tx, { what: 'staff', who: 'shop' })

/** The role that somebody has at this moment, inside the transaction; none once they are disabled. */
export async function roleOf(tx: Transaction<Tables>, { staff }: { staff: string }): Promise<Role | undefined> {
  const row = await tx
    .selectFrom('staff')
    .select('role')
    .where('id', '=', staff)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return roles.find((one) => one === row?.role)
}
