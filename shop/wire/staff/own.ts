import * as v from 'valibot'
import { latinDigits } from '#shop/digits.ts'
import { asMessage } from '#shop/faults.ts'
import { languages } from '#shop/languages.ts'
import type { StaffRefusal } from '#shop/staff/counter-refusals.ts'
import { isWeakPin, pinDigits } from '#shop/staff/pin.ts'
import { roles } from '#shop/staff/staff.ts'
import { deviceKinds } from '#shop/staff/staff-session.ts'
import { plainText } from '#shop/text.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
import { codeKey, passkeyMade, passkeyOptions, passkeyShown, recoveryCodes, success, totpCode } from './keys.ts'

/** Who is at the counter. */
export const me = v.object({
  id: v.string(),
  name: v.string(),
  role: v.picklist(roles),
  device: v.object({ name: v.string(), kind: v.picklist(deviceKinds) }),
  /** milliseconds until it locks unless somebody touches it, and how many a touch gives */
  locksIn: v.number(),
  lockedAfter: v.number(),
  /** what they must do before anything else */
  needs: v.picklist(['nothing', 'own-pin', 'own-key']),
  /** came by a tap on their name: much needs the PIN first */
  withoutPin: v.optional(v.literal(true)),
})

export type Me = v.InferOutput<typeof me>

/** A PIN as typed to sign in. */
export const pin = v.pipe(
  v.string(asMessage<StaffRefusal>({ refused: 'pin-form' })),
  v.transform(latinDigits),
  v.check(
    (typed) => typed.length === pinDigits && /^[0-9]+$/.test(typed),
    asMessage<StaffRefusal>({ refused: 'pin-form' }),
  ),
)

/** A PIN that somebody chooses. */
export const newPin = v.pipe(
  pin,
  v.check((typed) => !isWeakPin(typed), asMessage<StaffRefusal>({ refused: 'pin-weak' })),
)

const nothing = v.object({})

export const ownCalls = {
  me: staffCall('GET', '/counter/api/me', 'see-own-session', v.unknown(), me),
  /** Somebody touched the screen. What a page fetches by itself is no touch. */
  touch: staffCall('POST', '/counter/api/touch', 'see-own-session', nothing, success),
  /** In which language they read the counter. */
  chooseLanguage: staffCall(
    'POST',
    '/counter/api/own/language',
    'see-own-session',
    v.object({ language: v.picklist(languages) }),
    success,
  ),
  lock: staffCall('POST', '/counter/api/lock', 'see-own-session', nothing, success),
  signOut: staffCall('POST', '/counter/api/sign-out', 'sign-out', v.unknown(), success),
  ownSessions: staffCall(
    'GET',
    '/counter/api/own/sessions',
    'see-own-session',
    v.unknown(),
    v.object({
      hasPin: v.boolean(),
      sessions: v.array(
        v.object({ device: v.string(), since: v.number(), touchedAt: v.number(), isThis: v.boolean() }),
      ),
    }),
  ),
  endOwnSessions: staffCall('POST', '/counter/api/own/sign-out-everywhere', 'end-own-sessions', nothing, success),
  /** Without the old one only where there is no password yet. */
  changePin: staffCall(
    'POST',
    '/counter/api/own/pin',
    'change-own-pin',
    v.object({ old: v.optional(pin), pin: newPin }),
    success,
  ),
  /** After a tap on one's name: from then on it is as if one had come by the PIN. */
  showPin: staffCall('POST', '/counter/api/own/pin/shown', 'see-own-session', v.object({ pin }), success),
  proveOptions: staffCall('POST', '/counter/api/own/prove/options', 'see-own-session', nothing, passkeyOptions),
  /** By a passkey, or by a password with a code. */
  prove: staffCall(
    'POST',
    '/counter/api/own/prove',
    'see-own-session',
    v.union([v.object({ response: passkeyShown }), v.object({ password: plainText('password', 200), code: totpCode })]),
    success,
  ),
  ownKeys: staffCall(
    'GET',
    '/counter/api/own/keys',
    'see-own-keys',
    v.unknown(),
    v.object({
      passkeys: v.array(v.object({ id: v.string(), name: v.string(), addedAt: v.number(), usedAt: v.number() })),
      /** the name that goes with the password; '' where there is none */
      login: v.string(),
      codesLeft: v.number(),
    }),
  ),
  addKeyOptions: staffCall('POST', '/counter/api/own/keys/options', 'change-own-keys', nothing, passkeyOptions),
  addKey: staffCall('POST', '/counter/api/own/keys', 'change-own-keys', v.object({ response: passkeyMade }), success),
  removeKey: staffCall('POST', '/counter/api/own/keys/:id/remove', 'change-own-keys', nothing, success),
  newRecoveryCodes: staffCall(
    'POST',
    '/counter/api/own/recovery-codes',
    'change-own-keys',
    nothing,
    v.object({ codes: recoveryCodes }),
  ),
  newCodeKey: staffCall('POST', '/counter/api/own/code-key', 'change-own-keys', nothing, codeKey),
  setPassword: staffCall('POST', '/counter/api/own/password', 'change-own-keys', v.object(passwordEntries()), success),
} as const

/** What an owner whose browser has no passkeys makes instead. */
export function passwordEntries() {
  return {
    login: plainText('login', 80),
    password: plainText('password', 200),
    salt: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)),
    code: totpCode,
  } as const
}
