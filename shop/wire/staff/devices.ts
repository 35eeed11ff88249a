import * as v from 'valibot'
import { deviceKinds, enrolledKinds } from '#shop/staff/staff-session.ts'
import { plainText } from '#shop/text.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
import { success } from './keys.ts'
import { oneTimeAddress } from './people.ts'

const device = v.object({
  id: v.string(),
  name: v.string(),
  kind: v.picklist(deviceKinds),
  /** cutters may be themselves there by a tap on their name */
  oneTap: v.boolean(),
  state: v.picklist(['waiting', 'enrolled', 'revoked', 'over']),
  madeAt: v.number(),
  /** when its address, or the enrolled device, ends */
  endsAt: v.number(),
  /** who is signed in there */
  people: v.array(v.string()),
  isThis: v.boolean(),
})

/** Whether other devices find the shop, and what they can do there. */
const reach = v.object({
  host: v.string(),
  /** it opens on its own machine alone */
  isOnlyHere: v.boolean(),
  isSecure: v.boolean(),
  /** how it is started so that others find it, and where; left out where this machine is in no network */
  start: v.optional(v.object({ line: v.string(), address: v.string() })),
})

export type Reach = v.InferOutput<typeof reach>

export type Device = v.InferOutput<typeof device>

export const deviceCalls = {
  devices: staffCall(
    'GET',
    '/counter/api/devices',
    'see-devices',
    v.unknown(),
    v.object({ now: v.number(), reach, devices: v.array(device) }),
  ),
  inviteDevice: staffCall(
    'POST',
    '/counter/api/devices',
    'enrol-devices',
    v.object({ name: plainText('name', 80), kind: v.picklist(enrolledKinds), oneTap: v.optional(v.boolean(), false) }),
    v.object({ id: v.string(), ...oneTimeAddress.entries }),
  ),
  /** Whose it is, and what a tap on a name opens there: from the next request on. */
  changeDevice: staffCall(
    'POST',
    '/counter/api/devices/:id/use',
    'enrol-devices',
    v.object({ kind: v.picklist(enrolledKinds), oneTap: v.boolean() }),
    success,
  ),
  revokeDevice: staffCall('POST', '/counter/api/devices/:id/revoke', 'revoke-devices', v.object({}), success),
} as const
