import { staffCalls } from '#shop/wire/staff-calls.ts'
import type { ShopDatabase } from '#server/commands.ts'
import type { StaffDoor } from './staff-door.ts'
import { endedStaffCookie } from './staff-sessions.ts'

/** Who is at the counter, and leaving it. */
export function openStaff(
  door: StaffDoor,
  { database, publicUrl }: { database: Pick<ShopDatabase, 'run'>; publicUrl: string },
): void {
  door.open(staffCalls.me, async ({ staff: { staffId, name, role } }) => ({ body: { id: staffId, name, role } }))

  door.open(staffCalls.signOut, async ({ staff: { sessionId } }) => {
    await database.run.endStaffSession({ id: sessionId })
    return { body: { success: true }, headers: { 'set-cookie': endedStaffCookie(publicUrl) } }
  })
}
