import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What an authenticator may be made to say wrongly. */
export interface Untrue {
  readonly origin?: string
  readonly rpId?: string
  readonly isVerified?: boolean
  readonly counter?: number
  readonly challenge?: string
}

/** A security key in plain code: makes one passkey, and signs with it as a browser would send it. */
export function openAuthenticator({ origin, rpId }: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let count = 0

  return {
    id: id.toString('base64url'),

    made({ challenge }: { challenge: string }, untrue: Untrue = {}) {
      const key = publicKey.export({ format: 'jwk' })
      const cose = Buffer.concat([
        Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
        bytes(Buffer.from(key.x ?? '', 'base64url')),
        Buffer.of(0x22),
        bytes(Buffer.from(key.y ?? '', 'base64url')),
      ])
      const flags = 0x41 | (untrue.isVerified === false ? 0 : 0x04)
      const data = Buffer.concat([
        dataOf(flags, untrue.counter ?? 0, untrue.rpId ?? rpId),
        Buffer.alloc(16),
        Buffer.of(0, id.length),
        id,
        cose,
      ])
      const attestation = Buffer.concat([
        Buffer.of(0xa3),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.of(0xa0),
        text('authData'),
        bytes(data),
      ])
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData(
            'webauthn.create',
            untrue.challenge ?? challenge,
            untrue.origin ?? origin,
          ).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    shown({ challenge }: { challenge: string }, untrue: Untrue = {}) {
      count += 1
      const flags = 0x01 | (untrue.isVerified === false ? 0 : 0x04)
      const data = dataOf(flags, untrue.counter ?? count, untrue.rpId ?? rpId)
      const said = clientData('webauthn.get', untrue.challenge ?? challenge, untrue.origin ?? origin)
      const signature = sign('sha256', Buffer.concat([data, sha256(said)]), privateKey)
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: said.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

const clientData = (type: string, challenge: string, from: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

const dataOf = (flags: number, counter: number, rp: string) => {
  const counted = Buffer.alloc(4)
  counted.writeUInt32BE(counter)
  return Buffer.concat([sha256(rp), Buffer.of(flags), counted])
}

const sha256 = (said: string | Buffer) => createHash('sha256').update(said).digest()

// The little of CBOR that a passkey needs.
const text = (said: string) => Buffer.concat([Buffer.of(0x60 + said.length), Buffer.from(said)])
function bytes(held: Buffer): Buffer {
  const head = held.length < 256 ? Buffer.of(0x58, held.length) : Buffer.of(0x59, held.length >> 8, held.length & 255)
  return Buffer.concat([head, held])
}
