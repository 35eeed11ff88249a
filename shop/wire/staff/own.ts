import * as v from 'valibot'
import { roles } from '#shop/staff.ts'
import { staffCall } from '#shop/wire/staff-call.ts'

/** Who is at the counter. */
export const me = v.object({ id: v.string(), name: v.string(), role: v.picklist(roles) })

export type Me = v.InferOutput<typeof me>

export const ownCalls = {
  me: staffCall('GET', '/counter/api/me', 'see-own-session', v.unknown(), me),
  signOut: staffCall(
    'POST',
    '/counter/api/sign-out',
    'see-own-session',
    v.unknown(),
    v.object({ success: v.boolean() }),
  ),
} as const
