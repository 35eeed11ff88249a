import { unlessBusy } from '#server/accounts/accounts-deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hashOfToken, newId, newToken } from '#server/settings/secrets.ts'
import { roles } from '#shop/staff/staff.ts'
import { ownerAddressLife, wrongPins } from '#shop/staff/staff-session.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import type { ChangingStaff } from './change-staff.ts'
import { ownerAddressAt } from './one-time-address.ts'
import { qrOfAddress } from './qr.ts'
import type { StaffDeps } from './staff-deps.ts'
import type { StaffDoor } from './staff-door.ts'
import type { StaffVisitor } from './staff-sessions.ts'

/** Who works here, as the owner sees and changes it. */
export function openPeople(door: StaffDoor, deps: StaffDeps): void {
  const { database, hasher, settings, now } = deps

  const doneBy = ({ staffId, deviceId }: StaffVisitor) => ({
    by: { staff: staffId, device: deviceId },
    key: newId(),
    at: now(),
  })
  const hashOf = async (pin: string | undefined) =>
    pin === undefined ? undefined : unlessBusy(hasher.hash(pin, 'staff'))

  door.open(staffCalls.people, async () => {
    const [people, passkeys, sessions] = await Promise.all([
      database.read
        .selectFrom('staff')
        .select(['id', 'name', 'role', 'added_at', 'disabled_at', 'pin_hash', 'pin_tries', 'password_hash'])
        .orderBy('added_at')
        .orderBy('id')
        .execute(),
      database.read.selectFrom('staff_passkeys').select('staff_id').execute(),
      database.read.selectFrom('staff_sessions').select('staff_id').where('touched_at', '>', 0).execute(),
    ])
    return {
      body: {
        now: now(),
        people: people.flatMap((row) => {
          const role = roles.find((one) => one === row.role)
          if (role === undefined) return []
          return [
            {
              id: row.id,
              name: row.name,
              role,
              addedAt: row.added_at,
              isDisabled: row.disabled_at !== null,
              hasPin: row.pin_hash !== null,
              isBarred: row.pin_tries >= wrongPins,
              keys: countOf(passkeys, row.id) + (row.password_hash === null ? 0 : 1),
              sessions: countOf(sessions, row.id),
            },
          ]
        }),
      },
    }
  })

  door.open(staffCalls.addPerson, async ({ wanted: { name, role, pin }, staff }) => {
    if (pin === undefined && role !== 'owner')
      throw new Refusal(400, { refused: 'pin-form' }, { more: { field: 'pin' } })
    const id = newId()
    refuseUnlessDone(await database.run.addStaff({ id, name, role, pinHash: await hashOf(pin), ...doneBy(staff) }))
    return { body: { id } }
  })

  door.open(staffCalls.changeRole, async ({ wanted: { role }, params, staff }) => {
    refuseUnlessDone(await database.run.changeStaffRole({ id: params['id'] ?? '', role, ...doneBy(staff) }))
    return { body: { success: true } }
  })

  for (const [call, isDisabled] of [
    [staffCalls.disablePerson, true],
    [staffCalls.enablePerson, false],
  ] as const)
    door.open(call, async ({ params, staff }) => {
      refuseUnlessDone(await database.run.disableStaff({ id: params['id'] ?? '', isDisabled, ...doneBy(staff) }))
      return { body: { success: true } }
    })

  door.open(staffCalls.letIn, async ({ wanted: { pin }, params, staff }) => {
    const id = params['id'] ?? ''
    refuseUnlessDone(await database.run.letStaffIn({ id, pinHash: await hashOf(pin), ...doneBy(staff) }))
    return { body: { success: true } }
  })

  door.open(staffCalls.endSessions, async ({ params, staff }) => {
    const { id: staffId } = await personAt(params)
    await database.run.endStaffSessions({ staffId, act: 'end-staff-sessions', ...doneBy(staff) })
    return { body: { success: true } }
  })

  door.open(staffCalls.keyAddress, async ({ params, staff }) => {
    const { id: staffId } = await personAt(params)
    const token = newToken()
    const until = now() + ownerAddressLife
    refuseUnlessDone(
      await database.run.makeKeyAddress({ tokenHash: hashOfToken(token), staffId, until, ...doneBy(staff) }),
    )
    const address = ownerAddressAt(token, settings)
    return { body: { address, until, ...qrOfAddress(address) } }
  })

  async function personAt(params: Readonly<Record<string, string>>) {
    const person = await database.read
      .selectFrom('staff')
      .select('id')
      .where('id', '=', params['id'] ?? '')
      .where('disabled_at', 'is', null)
      .executeTakeFirst()
    if (person === undefined) throw unknown()
    return person
  }
}

const countOf = (rows: readonly { readonly staff_id: string }[], id: string): number =>
  rows.filter(({ staff_id }) => staff_id === id).length

const unknown = () => new Refusal(404, { refused: 'staff-unknown' })

function refuseUnlessDone(came: ChangingStaff | 'owner-has-key' | 'pin-of-owner') {
  if (came === 'staff-unknown') throw unknown()
  const isForbidden = came === 'not-yours-to-grant' || came === 'pin-of-owner'
  if (came !== 'done') throw new Refusal(isForbidden ? 403 : 409, { refused: came })
}
