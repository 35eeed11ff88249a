/** A picture of one bit: a dot is printed or not. Eight dots to a byte, the leftmost in its highest bit, as printers take it. */
export interface Picture {
  readonly wide: number
  readonly high: number
  readonly bytesWide: number
  readonly bits: Uint8Array
}

export function blankPicture(wide: number, high: number): Picture {
  const bytesWide = Math.ceil(wide / 8)
  return { wide, high, bytesWide, bits: new Uint8Array(bytesWide * high) }
}

/** What lies outside of it is left out. */
export function putDot({ wide, high, bytesWide, bits }: Picture, x: number, y: number): void {
  if (x < 0 || y < 0 || x >= wide || y >= high) return
  const place = y * bytesWide + (x >> 3)
  bits[place] = (bits[place] ?? 0) | (0x80 >> (x & 7))
}

export const hasDot = ({ bytesWide, bits }: Picture, x: number, y: number): boolean =>
  ((bits[y * bytesWide + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0

export function fill(picture: Picture, place: { x: number; y: number; wide: number; high: number }): void {
  for (let y = place.y; y < place.y + place.high; y += 1)
    for (let x = place.x; x < place.x + place.wide; x += 1) putDot(picture, x, y)
}

/** The same, as long as what stands on it. */
export const cutAt = (picture: Picture, high: number): Picture => ({
  ...picture,
  high,
  bits: picture.bits.slice(0, picture.bytesWide * high),
})
