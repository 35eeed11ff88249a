import type { Picture } from '#server/printers/drawing/picture.ts'
import { bytesOf, type Heard, type Speak } from './speech.ts'

/** A printer holds little: so many rows come at once. */
const rowsAtOnce = 128

/** DLE DC4 8 clears all that it holds; DLE ENQ 2 does so in those that do not know that, where an error can be cleared. */
const forget = [0x10, 0x14, 8, 1, 3, 20, 1, 6, 2, 8, 0x10, 0x05, 2]

/**
 * ESC/POS, as most printers of slips speak it. It answers to DLE EOT at once, whatever it does; to GS r only after all that
 * came before, so that tells that the paper was printed.
 */
export const speakEscPos: Speak = (picture, { cuts }) => {
  /** what was asked and not answered yet, in its order */
  const asked: ('offline' | 'paper')[] = []
  let wrong: Heard | undefined
  let statusLeft = 0
  let isFinishing = false

  function hearOne(byte: number): Heard | undefined {
    // the later bytes of a status that it sends by itself
    if (statusLeft > 0) {
      statusLeft -= 1
      if ((byte & 0x90) !== 0) return 'garbage'
      return statusLeft === 1 && (byte & 0x0c) !== 0 ? 'no-paper' : undefined
    }
    if (byte === 0x11 || byte === 0x13) return undefined
    if ((byte & 0x93) === 0x12) return answered(byte)
    if ((byte & 0x93) === 0x10) {
      statusLeft = 3
      return (byte & 0x20) === 0 ? undefined : 'cover-open'
    }
    return (byte & 0x90) === 0 && isFinishing ? 'done' : 'garbage'
  }

  function answered(byte: number): Heard | undefined {
    const about = asked.shift()
    // a picture may hold the bytes of a question, which it answers too
    if (about === undefined) return undefined
    if (about === 'offline') {
      wrong = offlineBecause(byte)
      return undefined
    }
    const now = wrong === 'cover-open' || (byte & 0x60) === 0 ? wrong : 'no-paper'
    wrong = undefined
    return now ?? 'ready'
  }

  return {
    saysDone: true,
    paper: bytesOf(
      // where a paper was broken off inside of a band, these are the rest of it: alone they mean nothing
      new Uint8Array(rowsAtOnce * picture.bytesWide),
      // made new; and from now on it says by itself when its paper or its cover changes
      [0x1b, 0x40, 0x1d, 0x61, 0x0e],
      ...bandsOf(picture),
      // fed and cut, or on to the next label
      cuts ? [0x1b, 0x64, 4, 0x1d, 0x56, 66, 0] : [0x1d, 0x0c],
    ),
    finish: bytesOf([0x1d, 0x72, 1]),
    cancel: bytesOf(forget),
    ask() {
      asked.push('offline', 'paper')
      return bytesOf([0x10, 0x04, 2, 0x10, 0x04, 4])
    },
    hear: (bytes) => [...bytes].flatMap((byte) => hearOne(byte) ?? []),
    finishes() {
      isFinishing = true
    },
  }
}

function offlineBecause(byte: number): Heard | undefined {
  if ((byte & 0x04) !== 0) return 'cover-open'
  if ((byte & 0x20) !== 0) return 'no-paper'
  return (byte & 0x40) === 0 ? undefined : 'fault'
}

/** GS v 0: a picture, row by row. */
function bandsOf({ bytesWide, high, bits }: Picture): Uint8Array[] {
  const bands: Uint8Array[] = []
  for (let y = 0; y < high; y += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, high - y)
    bands.push(
      bytesOf([0x1d, 0x76, 0x30, 0, bytesWide & 255, bytesWide >> 8, rows & 255, rows >> 8]),
      bits.subarray(y * bytesWide, (y + rows) * bytesWide),
    )
  }
  return bands
}
