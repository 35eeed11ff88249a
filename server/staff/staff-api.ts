import { deviceInWords } from '#server/accounts/device.ts'
import { lockedAfter } from '#shop/staff/staff-session.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { openActs } from './acts-api.ts'
import { openDevices } from './devices-api.ts'
import { openFirstOwner } from './owner-address-api.ts'
import { openOwn } from './own-api.ts'
import { openOwnKeys } from './own-keys-api.ts'
import { openPeople } from './people-api.ts'
import { openSignIn } from './sign-in-api.ts'
import type { StaffDeps } from './staff-deps.ts'
import { endedStaffCookie } from './staff-cookies.ts'
import type { StaffDoor } from './staff-door.ts'

/** Everything about the people at the counter: who they are, how they come in, on which devices, and what they did. */
export function openStaff(door: StaffDoor, deps: StaffDeps): void {
  const { database, settings, now } = deps

  door.open(staffCalls.me, async ({ staff: { staffId, name, role, device: at, needs, touchedAt, language } }) => {
    const lasts = lockedAfter[at.kind]
    const device = { ...at, name: deviceInWords(at.name, language) }
    return {
      body: { id: staffId, name, role, device, needs, lockedAfter: lasts, locksIn: touchedAt + lasts - now() },
    }
  })

  // The door has noted the touch.
  door.open(staffCalls.touch, async () => ({ body: { success: true } }))

  door.open(staffCalls.lock, async ({ staff: { sessionId } }) => {
    await database.run.lockStaffSession({ id: sessionId })
    return { body: { success: true } }
  })

  door.open(staffCalls.signOut, async ({ staff: { sessionId, staffId, deviceId } }) => {
    await database.run.endStaffSession({ id: sessionId, by: { staff: staffId, device: deviceId }, at: now() })
    return { body: { success: true }, headers: { 'set-cookie': endedStaffCookie(settings.publicUrl) } }
  })

  openSignIn(door, deps)
  openFirstOwner(door, deps)
  openOwn(door, deps)
  openOwnKeys(door, deps)
  openPeople(door, deps)
  openDevices(door, deps)
  openActs(door, deps)
}
