import { createCipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** The two keys of a device, as its browser gives them, base64url. */
export interface DeviceKeys {
  /** uncompressed point of P-256 */
  readonly p256dh: string
  /** 16 bytes that only browser and shop know */
  readonly auth: string
}

/** What is new for each message. */
interface Fresh {
  readonly salt: Buffer
  readonly senderKey: Buffer
}

const recordSize = 4096
/** Every message is as long as this, so that its length tells nothing. */
const paddedTo = 512

/** Encrypts for one device (RFC 8291): the body of a push message with `content-encoding: aes128gcm`. */
export function encryptedFor(
  device: DeviceKeys,
  text: string,
  { fresh = newKeys(), length = paddedTo }: { fresh?: Fresh; length?: number } = {},
): Buffer {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(fresh.senderKey)
  const [theirs, ours] = [Buffer.from(device.p256dh, 'base64url'), pair.getPublicKey()]
  const shared = createHmac('sha256', Buffer.from(device.auth, 'base64url')).update(pair.computeSecret(theirs)).digest()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours, Buffer.of(1)])
  const secret = createHmac('sha256', shared).update(info).digest()
  return aes128gcm(Buffer.from(text), { secret, salt: fresh.salt, keyId: ours, length })
}

/** One record of the encrypted content encoding (RFC 8188), with its header. */
export function aes128gcm(
  plain: Buffer,
  { secret, salt, keyId, length = 0 }: { secret: Buffer; salt: Buffer; keyId: Buffer; length?: number },
): Buffer {
  const derive = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, bytes))
  const cipher = createCipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  const padding = Buffer.alloc(Math.max(0, length - plain.length))
  // The only record is the last one, which a 2 ends.
  const sealed = Buffer.concat([cipher.update(Buffer.concat([plain, Buffer.of(2), padding])), cipher.final()])
  const head = Buffer.alloc(5)
  head.writeUInt32BE(recordSize)
  head.writeUInt8(keyId.length, 4)
  return Buffer.concat([salt, head, keyId, sealed, cipher.getAuthTag()])
}

/** Whether messages can be encrypted for it: its point lies on the curve. */
export function isDeviceKey(p256dh: string): boolean {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  try {
    pair.computeSecret(p256dh, 'base64url')
    return true
  } catch {
    return false
  }
}

function newKeys(): Fresh {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { salt: randomBytes(16), senderKey: pair.getPrivateKey() }
}
