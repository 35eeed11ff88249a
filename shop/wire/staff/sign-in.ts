import * as v from 'valibot'
import { languages } from '#shop/languages.ts'
import { roles } from '#shop/staff/staff.ts'
import { deviceKinds } from '#shop/staff/staff-session.ts'
import { plainText } from '#shop/text.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
import { codeKey, passkeyMade, passkeyOptions, passkeyShown, recoveryCodes, success, totpCode } from './keys.ts'
import { passwordEntries, pin } from './own.ts'

const nothing = v.object({})
/** The token of a one-time address. */
const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/))
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,80}$/))
const atAddress = { token, name: plainText('name', 80) }
const address = '/counter/api/owner-address'

/** What they read from now on, where they asked for it on the page to sign in. */
const chosen = { language: v.optional(v.picklist(languages)) }

/** What can be done before somebody is signed in. */
export const signInCalls = {
  /** By what people sign in on this device. */
  door: staffCall(
    'GET',
    '/counter/api/door',
    'anyone',
    v.unknown(),
    v.object({
      /** left out where the browser is not enrolled */
      device: v.optional(v.object({ name: v.string(), kind: v.picklist(deviceKinds) })),
      isRevoked: v.boolean(),
      /** it was enrolled, and its days are over */
      isOver: v.boolean(),
      hasOwner: v.boolean(),
      /** who may sign in by PIN here */
      people: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          role: v.picklist(roles),
          /** a tap on the name is enough for some of what they do */
          oneTap: v.optional(v.literal(true)),
        }),
      ),
    }),
  ),
  /** By a tap on their name, where the owner allows it: for what needs no PIN. */
  tapSignIn: staffCall('POST', '/counter/api/sign-in/tap', 'anyone', v.object({ person: id }), success),
  pinSignIn: staffCall('POST', '/counter/api/sign-in/pin', 'anyone', v.object({ person: id, pin, ...chosen }), success),
  passkeySignInOptions: staffCall('POST', '/counter/api/sign-in/options', 'anyone', nothing, passkeyOptions),
  passkeySignIn: staffCall(
    'POST',
    '/counter/api/sign-in/passkey',
    'anyone',
    v.object({ response: passkeyShown, ...chosen }),
    success,
  ),
  recoverySignIn: staffCall(
    'POST',
    '/counter/api/sign-in/recovery',
    'anyone',
    v.object({ code: plainText('code', 60), ...chosen }),
    success,
  ),
  passwordSignIn: staffCall(
    'POST',
    '/counter/api/sign-in/password',
    'anyone',
    v.object({ login: plainText('login', 80), password: plainText('password', 200), code: totpCode, ...chosen }),
    success,
  ),
  enrolment: staffCall(
    'GET',
    '/counter/api/enrolment',
    'anyone',
    v.object({ token }),
    v.object({ name: v.string(), kind: v.picklist(deviceKinds) }),
  ),
  enrol: staffCall('POST', '/counter/api/enrolment', 'anyone', v.object({ token }), success),
  /** Who becomes an owner at this address; the name is '' where they say it. */
  ownerAddress: staffCall('GET', address, 'anyone', v.object({ token }), v.object({ name: v.string() })),
  ownerOptions: staffCall('POST', `${address}/options`, 'anyone', v.object(atAddress), passkeyOptions),
  ownerByPasskey: staffCall(
    'POST',
    `${address}/passkey`,
    'anyone',
    v.object({ ...atAddress, response: passkeyMade }),
    v.object({ codes: recoveryCodes }),
  ),
  ownerCodeKey: staffCall('POST', `${address}/code-key`, 'anyone', v.object({ token }), codeKey),
  ownerByPassword: staffCall(
    'POST',
    `${address}/password`,
    'anyone',
    v.object({ ...atAddress, ...passwordEntries() }),
    v.object({ codes: recoveryCodes }),
  ),
} as const
