import * as v from 'valibot'
import { codeTyped } from '#shop/accounts/one-time-code.ts'
import { asMessage } from '#shop/faults.ts'

export const success = v.object({ success: v.boolean() })

const bytes = v.pipe(v.string(), v.maxLength(20_000))
const around = {
  id: bytes,
  rawId: bytes,
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(v.picklist(['platform', 'cross-platform'])),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
}

/** What an authenticator answers when a passkey is made, as WebAuthn writes it in JSON. */
export const passkeyMade = v.object({
  ...around,
  response: v.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(10)), []),
  }),
})

/** What it answers when one is shown. */
export const passkeyShown = v.object({
  ...around,
  response: v.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: v.optional(bytes),
  }),
})

/** For the browser alone: as WebAuthn writes it in JSON. */
export const passkeyOptions = v.object({ options: v.looseObject({ challenge: v.string() }) })

export const recoveryCodes = v.array(v.string())

/** Of an app that makes codes. */
export const totpCode = v.pipe(
  v.string(asMessage({ refused: 'missing', what: 'code' })),
  v.transform(codeTyped),
  v.check((typed) => /^[0-9]{6}$/.test(typed), asMessage({ refused: 'code-length' })),
)

/** A square drawing: `path` in units, `size` units to a side. */
export const qr = v.object({ size: v.number(), path: v.string() })

export type Qr = v.InferOutput<typeof qr>

/** What an app needs that makes codes. The salt comes back with the first of them. */
export const codeKey = v.object({ salt: v.string(), key: v.string(), qr })

export type PasskeyMade = v.InferOutput<typeof passkeyMade>
export type PasskeyShown = v.InferOutput<typeof passkeyShown>
