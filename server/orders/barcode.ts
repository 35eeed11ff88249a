import { code128 } from './code128.ts'

/**
 * The order number as Code 128 in SVG: sharp at any size, and small. Its bars grow with the width that they are given, on a low
 * label too: the wider they are, the more scanners read them. Returns the address of a picture.
 */
export function barcodeOf(orderNumber: string): string {
  const widths = code128(orderNumber)
  let at = quietZone
  let bars = ''
  for (const [place, width] of widths.entries()) {
    if (place % 2 === 0) bars += `M${at} 0h${width}v${height}h-${width}z`
    at += width
  }
  const wide = at + quietZone
  const svg =
    `<svg width="${wide}" height="${height}" viewBox="0 0 ${wide} ${height}" preserveAspectRatio="none" xmlns="http://www.w3.org/2000/svg">` +
    `<path fill="#fff" d="M0 0h${wide}v${height}H0z"/><path d="${bars}"/></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** In widths of the narrowest bar, like all lengths here. */
const height = 34

/** The quiet zone that the standard requires on each side, or scanners miss the start. */
const quietZone = 10
