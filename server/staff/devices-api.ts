import { deviceInWords } from '#server/accounts/device.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hashOfToken, newId, newToken } from '#server/settings/secrets.ts'
import { deviceKinds, enrolmentLife } from '#shop/staff/staff-session.ts'
import type { Device } from '#shop/wire/staff/devices.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { enrolmentAddressAt } from './one-time-address.ts'
import { qrOfAddress } from './qr.ts'
import { reachOf } from './reach.ts'
import { deviceCookie } from './staff-cookies.ts'
import type { StaffDeps } from './staff-deps.ts'
import type { StaffDoor } from './staff-door.ts'

/** The browsers of the counter: an owner makes an address, a browser that opens it is enrolled, an owner revokes it. */
export function openDevices(door: StaffDoor, { database, settings, now }: StaffDeps): void {
  door.open(staffCalls.devices, async ({ staff }) => {
    const [devices, sessions] = await Promise.all([
      database.read
        .selectFrom('staff_devices')
        .select([
          'id',
          'name',
          'kind',
          'made_at',
          'invite_hash',
          'invite_until',
          'ends_at',
          'revoked_at',
          'token_hash',
          'one_tap',
        ])
        .orderBy('made_at', 'desc')
        .orderBy('id')
        .limit(200)
        .execute(),
      database.read
        .selectFrom('staff_sessions')
        .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
        .select(['device_id', 'name'])
        .where('touched_at', '>', 0)
        .execute(),
    ])
    const at = now()
    return {
      body: {
        now: at,
        reach: reachOf(settings),
        devices: devices.flatMap((row) => {
          const kind = deviceKinds.find((one) => one === row.kind)
          if (kind === undefined) return []
          const endsAt = row.token_hash === null ? row.invite_until : row.ends_at
          return [
            {
              id: row.id,
              name: deviceInWords(row.name, staff.language),
              kind,
              oneTap: row.one_tap === 1,
              state: stateOf(row, { endsAt, at }),
              madeAt: row.made_at,
              endsAt,
              people: sessions.filter(({ device_id }) => device_id === row.id).map(({ name }) => name),
              isThis: row.id === staff.deviceId,
            },
          ]
        }),
      },
    }
  })

  door.open(staffCalls.inviteDevice, async ({ wanted: { name, kind, oneTap }, staff: { staffId, deviceId } }) => {
    const [id, token, at] = [newId(), newToken(), now()]
    const until = at + enrolmentLife
    const isInvited = await database.run.inviteDevice({
      id,
      name,
      kind,
      oneTap,
      inviteHash: hashOfToken(token),
      until,
      by: { staff: staffId, device: deviceId },
      key: newId(),
      at,
    })
    if (!isInvited) throw new Refusal(403, { refused: 'not-yours-to-grant' })
    const address = enrolmentAddressAt(token, settings)
    return { body: { id, address, until, ...qrOfAddress(address) } }
  })

  door.open(staffCalls.changeDevice, async ({ params, wanted, staff: { staffId, deviceId } }) => {
    const by = { staff: staffId, device: deviceId }
    const isKnown = await database.run.changeDevice({ ...wanted, id: params['id'] ?? '', by, key: newId(), at: now() })
    if (!isKnown) throw new Refusal(404, { refused: 'device-unknown' })
    return { body: { success: true } }
  })

  door.open(staffCalls.revokeDevice, async ({ params, staff: { staffId, deviceId } }) => {
    const by = { staff: staffId, device: deviceId }
    const isKnown = await database.run.revokeDevice({ id: params['id'] ?? '', by, key: newId(), at: now() })
    if (!isKnown) throw new Refusal(404, { refused: 'device-unknown' })
    return { body: { success: true } }
  })

  door.open(staffCalls.enrolment, async ({ wanted: { token } }) => {
    const row = await database.read
      .selectFrom('staff_devices')
      .select(['name', 'kind'])
      .where('invite_hash', '=', hashOfToken(token))
      .where('invite_until', '>', now())
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    const kind = deviceKinds.find((one) => one === row?.kind)
    if (row === undefined || kind === undefined) throw over()
    return { body: { name: row.name, kind } }
  })

  door.open(staffCalls.enrol, async ({ wanted }) => {
    const token = newToken()
    const isEnrolled = await database.run.enrolDevice({
      inviteHash: hashOfToken(wanted.token),
      tokenHash: hashOfToken(token),
      key: newId(),
      at: now(),
    })
    if (!isEnrolled) throw over()
    return { body: { success: true }, headers: { 'set-cookie': deviceCookie(token, settings.publicUrl) } }
  })
}

const over = () => new Refusal(410, { refused: 'address-over' })

function stateOf(
  { revoked_at, token_hash }: { revoked_at: number | null; token_hash: string | null },
  { endsAt, at }: { endsAt: number; at: number },
): Device['state'] {
  if (revoked_at !== null) return 'revoked'
  if (endsAt <= at) return 'over'
  return token_hash === null ? 'waiting' : 'enrolled'
}
