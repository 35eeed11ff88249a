import { mostWeight, wholeGrams } from '#shop/weight.ts'
import type { ScaleFault, ScaleHeard } from './protocol.ts'

export const [stx, cr] = [0x02, 0x0d]

/** Bytes as people can read them: what is no letter stands as its number, '<02>'. */
const shownBytes = (bytes: readonly number[]): string =>
  bytes.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `<${hex(byte)}>`)).join('')

const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

export const faultOf = (fault: ScaleFault, bytes: readonly number[]): ScaleHeard => ({ fault, raw: shownBytes(bytes) })

/** What a figure comes to: its digits, how many of them stand behind the point, and the grams of its unit. */
export function readingOf(
  { digits, decimals, unit }: { digits: string; decimals: number; unit: number },
  { isNegative, isStable, isNet }: { isNegative: boolean; isStable: boolean; isNet: boolean },
  bytes: readonly number[],
): ScaleHeard {
  const grams = Math.round((Number(digits) * unit) / 10 ** decimals)
  if (grams !== 0 && isNegative) return faultOf('under-zero', bytes)
  if (!(grams <= mostWeight)) return faultOf('over', bytes)
  return { grams: wholeGrams(grams), isStable, isNet, raw: shownBytes(bytes) }
}

/** Bytes as a person sets up a scale by them: sixteen a row, as numbers and as text. */
export const bytesInRows = (bytes: readonly number[]): string =>
  Array.from({ length: Math.ceil(bytes.length / 16) }, (_, row) => bytes.slice(16 * row, 16 * row + 16))
    .map((row) => `${row.map(hex).join(' ').padEnd(47)}  ${row.map(letterOf).join('')}`)
    .join('\n')

const letterOf = (byte: number): string => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·')
