/** What scales send, byte by byte, as their manuals have it. A test of the parser and the fake port of the journeys send these. */

/** Text whose `<02>` are bytes. */
export const bytesOf = (text: string): number[] =>
  [...text.matchAll(/<([0-9a-f]{2})>|([^<])/g)].map(([, hex, letter]) =>
    hex === undefined ? (letter ?? '').charCodeAt(0) : Number.parseInt(hex, 16),
  )

/** Toledo 8217 */
export const said8217 = {
  stable: bytesOf('<02>01.250<0d>'),
  net: bytesOf('<02>01.230N<0d>'),
  empty: bytesOf('<02>00.000<0d>'),
  pounds: bytesOf('<02>002.75<0d>'),
  /** bit 6 is always 1; bit 0: in motion, 1: over, 2: under zero, 3: outside the range that zero is captured in */
  moving: bytesOf('<02>?A<0d>'),
  over: bytesOf('<02>?B<0d>'),
  underZero: bytesOf('<02>?D<0d>'),
  notZeroed: bytesOf('<02>?H<0d>'),
  /** the same 01.250 as a host hears it that does not take off the parity bit */
  withParity: [0x82, 0x30, 0xb1, 0x2e, 0xb2, 0x35, 0x30, 0x8d],
}

/** Toledo continuous: kilos with three decimals, increments of 5 (status A '5+': 101, 11, 01) */
export const saidContinuous = {
  /** 1.250 kg gross at rest */
  stable: bytesOf('<02>=0 001250000000<0d>'),
  /** net of 20 g of tare */
  net: bytesOf('<02>=1 001230000020<0d>'),
  moving: bytesOf('<02>=8 001180000000<0d>'),
  negative: bytesOf('<02>=2 000015000000<0d>'),
  over: bytesOf('<02>=4       000000<0d>'),
  underRange: bytesOf('<02>=6       000000<0d>'),
  notZeroed: bytesOf('<02>=p 001250000000<0d>'),
  pounds: bytesOf('<02>=<20> 002755000000<0d>'),
  /** status A '2': no decimals; status C '!': grams */
  grams: bytesOf('<02>2 !  1250     0<0d>'),
  magnified: bytesOf('<02>=00012500000000<0d>'),
}

/** With the checksum behind it: what makes the low seven bits of all bytes together nothing. */
export const withChecksum = (frame: readonly number[]): number[] => [
  ...frame,
  (128 - (frame.reduce((sum, byte) => sum + byte, 0) % 128)) % 128,
]
