import { createHmac } from 'node:crypto'
import { isSame } from '#server/settings/secrets.ts'
import { seconds } from '#shop/time.ts'

const digits = 6
const stepLength = seconds(30)

/** The code of a time step, as RFC 6238 makes it with SHA-1, which every app knows. */
export function totpAt(key: Buffer, step: number): string {
  const count = Buffer.alloc(8)
  count.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(count).digest()
  const from = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(from) & 0x7f_ff_ff_ff) % 10 ** digits).padStart(digits, '0')
}

/** The time step of this code, up to one before and one after now: a clock may be a little wrong. */
export function stepOf(key: Buffer, code: string, now: number): number | undefined {
  const step = Math.floor(now / stepLength)
  return [step, step - 1, step + 1].find((one) => isSame(totpAt(key, one), code))
}

/** As apps take it by hand. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** As apps scan it. */
export function totpAddress(key: Buffer, { shop, name }: { shop: string; name: string }): string {
  const label = encodeURIComponent(`${shop}:${name}`)
  return `otpauth://totp/${label}?secret=${base32(key)}&issuer=${encodeURIComponent(shop)}`
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
