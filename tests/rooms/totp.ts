import { totpAt } from '#server/staff/totp.ts'

/** The code that an app with this key shows. */
export function codeOf(key: string, now: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []
  return totpAt(Buffer.from(bytes), Math.floor(now / 30_000))
}
