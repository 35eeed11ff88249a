import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSecrets } from '#server/settings/secrets.ts'
import { aes128gcm, encryptedFor, isDeviceKey } from './encrypt.ts'
import { vapidHeader, vapidKeys } from './vapid.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** RFC 8291, section 5 and appendix A. */
const ofRfc = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  senderKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('a message is encrypted for a device to the letter of RFC 8291', () => {
  const fresh = { salt: bytes(ofRfc.salt), senderKey: bytes(ofRfc.senderKey) }
  const body = encryptedFor(ofRfc, 'When I grow up, I want to be a watermelon', { fresh, length: 0 })
  expect(body.toString('base64url')).toBe(ofRfc.body)
})

test('one record is encoded to the letter of RFC 8188, section 3.1', () => {
  const secret = bytes('yqdlZ-tYemfogSmv7Ws5PQ')
  const body = aes128gcm(Buffer.from('I am the walrus'), {
    secret,
    salt: bytes('I1BsxtFttlv3u_Oo94xnmw'),
    keyId: Buffer.alloc(0),
  })
  expect(body.toString('base64url')).toBe('I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg')
})

test('messages of any length look alike, and no two are the same', () => {
  const lengths = ['', 'weighed', 'x'.repeat(300)].map((text) => encryptedFor(ofRfc, text).length)
  expect(new Set(lengths).size).toBe(1)
  expect(encryptedFor(ofRfc, 'weighed').equals(encryptedFor(ofRfc, 'weighed'))).toBe(false)
})

test('a key that is none of the curve is known before anything is kept', () => {
  expect(isDeviceKey(ofRfc.p256dh)).toBe(true)
  expect(isDeviceKey(Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url'))).toBe(false)
  expect(isDeviceKey('')).toBe(false)
})

test('the shop proves who it is by ES256, for one service and half a day, with the same key whenever it starts', () => {
  const keys = vapidKeys(openSecrets('a pepper of thirty-two characters'))
  expect(vapidKeys(openSecrets('a pepper of thirty-two characters')).publicKey).toBe(keys.publicKey)
  expect(vapidKeys(openSecrets('another pepper of the same length')).publicKey).not.toBe(keys.publicKey)
  const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/abc'
  const header = vapidHeader(keys, { endpoint, contact: 'mailto:care@darya.example', at: 1_000_000 })
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(header) ?? []
  expect(JSON.parse(String(bytes(head)))).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(JSON.parse(String(bytes(claims)))).toEqual({
    aud: 'https://updates.push.services.mozilla.com',
    exp: 1000 + 12 * 3600,
    sub: 'mailto:care@darya.example',
  })
  const point = bytes(key)
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
  const known = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), known, bytes(signature))).toBe(true)
})
