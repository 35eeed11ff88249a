import { encode } from 'uqr'
import { leadsOnlyHere } from '#shop/wire/only-here.ts'
import type { Qr } from '#shop/wire/staff/keys.ts'

/** An address as a square that a camera reads. One that leads to this machine alone is none: whoever scanned it would find themselves. */
export const qrOfAddress = (address: string): { readonly qr?: Qr } =>
  leadsOnlyHere(new URL(address)) ? {} : { qr: drawn(address) }

/** A key for an app that shows codes, which asks nobody at an address. */
export const qrOfKey = drawn

/** Drawn here, so that no page loads what draws it. */
function drawn(text: string): Qr {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
