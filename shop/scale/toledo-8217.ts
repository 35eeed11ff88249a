import { cr, faultOf, readingOf, stx } from './frames.ts'
import type { ScaleFault, ScaleHeard, ScaleReader } from './protocol.ts'

/** What makes the scale answer: 'W' and a carriage return. */
export const askForWeight: readonly number[] = [0x57, cr]

/** Longer is no answer of such a scale. */
const longest = 12

/**
 * Toledo 8217: STX, the weight with its point, 'N' where a tare is taken off, carriage return. A scale that cannot weigh
 * answers '?' and a byte that says why. Weights come only from a scale at rest.
 */
export function openToledo8217(): ScaleReader {
  let frame: number[] | undefined
  return (bytes) => {
    const heard: ScaleHeard[] = []
    for (const byte of bytes) {
      const plain = byte & 0x7f // the eighth bit is parity
      if (plain === stx) frame = [plain]
      else if (frame !== undefined) {
        frame.push(plain)
        if (plain === cr) heard.push(answerIn(frame))
        else if (frame.length === longest) heard.push(faultOf('nonsense', frame))
        else continue
        frame = undefined
      }
    }
    return heard
  }
}

function answerIn(frame: readonly number[]): ScaleHeard {
  const text = String.fromCharCode(...frame.slice(1, -1))
  const [, whole, behind, net] = /^ *(\d{1,3})\.(\d{2,3})(N?)$/.exec(text) ?? []
  if (whole !== undefined && behind !== undefined) {
    // two digits behind the point are pounds: kilos have three
    if (behind.length === 2) return faultOf('other-unit', frame)
    const figure = { digits: whole + behind, decimals: 3, unit: 1000 }
    return readingOf(figure, { isNegative: false, isStable: true, isNet: net === 'N' }, frame)
  }
  const [mark, status] = frame.slice(1, -1)
  if (mark !== 0x3f || status === undefined || frame.length !== 4 || !(status & 0x40)) return faultOf('nonsense', frame)
  return faultOf(said.find(([bit]) => status & bit)?.[1] ?? 'nonsense', frame)
}

/** What the bits say, what matters most first. */
const said: readonly (readonly [number, ScaleFault])[] = [
  [0b10, 'over'],
  [0b100, 'under-zero'],
  [0b1, 'moving'],
  [0b1000, 'not-zeroed'],
]
