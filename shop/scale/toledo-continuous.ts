import { cr, faultOf, readingOf, stx } from './frames.ts'
import type { ScaleHeard, ScaleReader } from './protocol.ts'

/** STX, three status words, six digits of weight, six of tare, carriage return. */
const frameLength = 17

/**
 * Toledo continuous: the scale speaks by itself, several times a second. The checksum is the two's complement of the low
 * seven bits of the sum of all bytes before it.
 */
export function openToledoContinuous({ hasChecksum }: { hasChecksum: boolean }): ScaleReader {
  const wanted = frameLength + Number(hasChecksum)
  let frame: number[] = []

  function take(byte: number): ScaleHeard | undefined {
    if (frame.length === 0 && byte !== stx) return undefined
    // no status word and no digit is STX: another frame begins
    if (byte === stx && frame.length > 0 && frame.length < frameLength) frame = []
    frame.push(byte)
    if (frame.length < wanted) return undefined
    const whole = frame
    frame = []
    if (hasChecksum && (sumOf(whole) & 0x7f) !== 0) return broken(whole)
    return saidIn(whole.slice(0, frameLength))
  }

  /** Where a checksum should be, the next frame may begin: then the scale sends none. */
  function broken(whole: readonly number[]): ScaleHeard {
    if (whole.at(-1) === stx) frame = [stx]
    return faultOf('nonsense', whole)
  }

  return (bytes) => [...bytes].flatMap((byte) => take(byte & 0x7f) ?? [])
}

const sumOf = (bytes: readonly number[]): number => bytes.reduce((sum, byte) => sum + byte, 0)

function saidIn(frame: readonly number[]): ScaleHeard {
  const [, a = 0, b = 0, c = 0] = frame
  const [weight, tare] = [textOf(frame, 4), textOf(frame, 10)]
  if (!(a & b & c & 0x20) || a & 0x40 || frame.at(-1) !== cr) return faultOf('nonsense', frame)
  const isNegative = Boolean(b & 0b10)
  if (b & 0b100) return faultOf(isNegative ? 'under-zero' : 'over', frame)
  if (b & 0x40) return faultOf('not-zeroed', frame)
  const unit = unitOf(b, c)
  if (unit === undefined) return faultOf('other-unit', frame)
  if (c & 0x10) return faultOf('magnified', frame)
  if (!isFigure.test(weight) || !isFigure.test(tare)) return faultOf('nonsense', frame)
  const state = { isNegative, isStable: !(b & 0b1000), isNet: Boolean(b & 0b1) }
  return readingOf({ digits: weight, decimals: (a & 0b111) - 2, unit }, state, frame)
}

const textOf = (frame: readonly number[], from: number): string => String.fromCharCode(...frame.slice(from, from + 6))

/** Six places; zeros in front may be left out. */
const isFigure = /^ *\d+$/

/** The grams of a unit: kilos, grams; what else a scale may be set to is nothing for a fish shop. */
function unitOf(b: number, c: number): 1000 | 1 | undefined {
  const other = c & 0b111
  if (other === 1) return 1
  return other === 0 && b & 0x10 ? 1000 : undefined
}
