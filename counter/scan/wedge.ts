import { counterTimings } from '#counter/live/timings.ts'

interface Key {
  readonly key: string
  /** when it was pressed, in milliseconds of any clock */
  readonly at: number
}

/** A scanner types as a keyboard does, but faster than fingers. Shorter than this is a slip of the hand. */
const shortest = 4

/** Tells what a scanner has typed from what people type: gives the whole with its Enter, else nothing. */
export function openWedge(): (pressed: Key) => string | undefined {
  let typed = ''
  let last = Number.NEGATIVE_INFINITY
  return ({ key, at }) => {
    const isFast = at - last <= counterTimings.scannerKey
    last = at
    if (!isFast) typed = ''
    if (key === 'Enter') {
      const scanned = typed.length >= shortest ? typed : undefined
      typed = ''
      return scanned
    }
    // a scanner holds Shift for its capitals
    if ([...key].length === 1) typed += key
    return undefined
  }
}
