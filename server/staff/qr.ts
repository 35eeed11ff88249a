import { encode } from 'uqr'
import type { Qr } from '#shop/wire/staff/keys.ts'

/** A text as a square that a camera reads: drawn here, so that no page loads what draws it. */
export function qrOf(text: string): Qr {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
