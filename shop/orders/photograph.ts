import { days } from '#shop/time.ts'

/** A photograph of the scale is small: the tablet makes it so before it sends it. */
export const mostPhotographBytes = 120_000
const mostPhotographDots = 2000

/** After that it has said what it was for. */
export const photographLife = days(30)

type Photograph =
  | { readonly bare: Uint8Array }
  | { readonly refused: 'no-jpeg' }
  | { readonly refused: 'photograph-too-large' }

const notOne: Photograph = { refused: 'no-jpeg' }

/** The marks that follow 0xff (ITU T.81, annex B). */
const mark = { start: 0xd8, end: 0xd9, scan: 0xda, firstApp: 0xe0, lastApp: 0xef, comment: 0xfe } as const
/** Sequential and progressive, coded by Huffman's tables: what cameras and browsers make. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2])
/** Tables without which the picture cannot be drawn: Huffman's, those of the steps, how often it starts again. */
const tables: ReadonlySet<number> = new Set([0xc4, 0xdb, 0xdd])

/**
 * A JPEG by its content, whatever it says it is, without all that is no picture: where and by what it was taken, comments,
 * small previews, and whatever hangs behind its end.
 */
export function barePhotograph(sent: Uint8Array): Photograph {
  if (sent.length > mostPhotographBytes) return { refused: 'photograph-too-large' }
  if (sent[0] !== 0xff || sent[1] !== mark.start) return notOne
  const parts = [sent.subarray(0, 2)]
  let hasFrame = false
  let hasScan = false
  for (let at = 2; at + 1 < sent.length; ) {
    if (sent[at] !== 0xff) return notOne
    const kind = sent[at + 1] ?? 0
    // A mark may have any number of 0xff before it.
    if (kind === 0xff) {
      at += 1
      continue
    }
    if (kind === mark.end) return hasScan ? { bare: joined([...parts, sent.subarray(at, at + 2)]) } : notOne
    const end = at + 2 + lengthAt(sent, at + 2)
    if (end < at + 4 || end > sent.length) return notOne
    const segment = sent.subarray(at, end)
    if (frames.has(kind)) {
      const size = hasFrame ? 'unknown' : sizeIn(segment)
      if (size !== 'fits') return size === 'unknown' ? notOne : { refused: 'photograph-too-large' }
      hasFrame = true
      parts.push(segment)
    } else if (kind === mark.scan) {
      if (!hasFrame) return notOne
      hasScan = true
      const next = endOfScan(sent, end)
      parts.push(sent.subarray(at, next))
      at = next
      continue
    } else if (tables.has(kind)) parts.push(segment)
    else if (!isBeside(kind)) return notOne
    at = end
  }
  return notOne
}

const isBeside = (kind: number): boolean => (kind >= mark.firstApp && kind <= mark.lastApp) || kind === mark.comment

const lengthAt = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)

/** Grey or in colour, with both its sides. */
function sizeIn(frame: Uint8Array): 'fits' | 'too-large' | 'unknown' {
  const [high, wide, components] = [lengthAt(frame, 5), lengthAt(frame, 7), frame[9]]
  if ((components !== 1 && components !== 3) || high === 0 || wide === 0) return 'unknown'
  return high > mostPhotographDots || wide > mostPhotographDots ? 'too-large' : 'fits'
}

/** In what is drawn, 0xff is followed by 0, or by one of the eight marks at which it starts again. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
