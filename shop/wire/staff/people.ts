import * as v from 'valibot'
import { roles } from '#shop/staff/staff.ts'
import { plainText } from '#shop/text.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
import { qr, success } from './keys.ts'
import { newPin } from './own.ts'

const nothing = v.object({})

const person = v.object({
  id: v.string(),
  name: v.string(),
  role: v.picklist(roles),
  addedAt: v.number(),
  isDisabled: v.boolean(),
  hasPin: v.boolean(),
  /** had five wrong tries */
  isBarred: v.boolean(),
  /** passkeys, and a password with codes */
  keys: v.number(),
  sessions: v.number(),
})

export type Person = v.InferOutput<typeof person>

/** A one-time address, to be opened here or scanned. */
export const oneTimeAddress = v.object({ address: v.string(), until: v.number(), qr: v.optional(qr) })

export type OneTimeAddress = v.InferOutput<typeof oneTimeAddress>

export const peopleCalls = {
  people: staffCall(
    'GET',
    '/counter/api/people',
    'see-staff',
    v.unknown(),
    v.object({ now: v.number(), people: v.array(person) }),
  ),
  addPerson: staffCall(
    'POST',
    '/counter/api/people',
    'add-staff',
    // An owner signs in by a passkey, and may do without a PIN.
    v.object({ name: plainText('name', 80), role: v.picklist(roles), pin: v.optional(newPin) }),
    v.object({ id: v.string() }),
  ),
  changeRole: staffCall(
    'POST',
    '/counter/api/people/:id/role',
    'change-staff',
    v.object({ role: v.picklist(roles) }),
    success,
  ),
  disablePerson: staffCall('POST', '/counter/api/people/:id/disable', 'disable-staff', nothing, success),
  enablePerson: staffCall('POST', '/counter/api/people/:id/enable', 'disable-staff', nothing, success),
  /** After five wrong PINs, or with a new first one. */
  letIn: staffCall(
    'POST',
    '/counter/api/people/:id/let-in',
    'let-staff-in',
    v.object({ pin: v.optional(newPin) }),
    success,
  ),
  endSessions: staffCall('POST', '/counter/api/people/:id/sign-out', 'end-staff-sessions', nothing, success),
  /** Where another owner, who has no key yet, makes one. */
  keyAddress: staffCall('POST', '/counter/api/people/:id/address', 'make-key-addresses', nothing, oneTimeAddress),
} as const
