import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import type { Secrets } from '#server/settings/secrets.ts'
import { hours, seconds } from '#shop/time.ts'

/** The shop's key pair, by which push services know who sends (VAPID, RFC 8292). */
export interface VapidKeys {
  /** uncompressed point, base64url: what a browser subscribes with */
  readonly publicKey: string
  readonly privateKey: KeyObject
}

/** Made of the pepper: nothing more is kept, every process has the same, and a stolen database lacks it. */
export function vapidKeys({ pushSeed }: Pick<Secrets, 'pushSeed'>): VapidKeys {
  const pair = createECDH('prime256v1')
  // One seed in four billion is no key of this curve, and throws: the shop then says so at its start.
  pair.setPrivateKey(pushSeed())
  const point = pair.getPublicKey()
  const key = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: pair.getPrivateKey().toString('base64url'),
  }
  return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ key, format: 'jwk' }) }
}

const tokenLives = hours(12)

/** The header that proves the sender to one push service; `contact` is for its operator. */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, contact, at }: { endpoint: string; contact: string; at: number },
): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor((at + tokenLives) / seconds(1)), sub: contact }
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => base64url(JSON.stringify(part))).join('.')
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}

const base64url = (text: string) => Buffer.from(text).toString('base64url')
