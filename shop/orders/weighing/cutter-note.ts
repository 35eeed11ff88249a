import * as v from 'valibot'
import { freeText } from '#shop/text.ts'

export const longestCutterNote = 140

/** What a buyer says to the cutter, in one line. It is text wherever it is shown: an address in it leads nowhere. */
export const cutterNote = v.pipe(
  freeText('cutter-note', longestCutterNote),
  v.transform((typed) => typed.replaceAll(/\s+/gu, ' ')),
)

/** How many characters may still be typed; below 0, how many are too many. */
export const leftOfNote = (typed: string): number => longestCutterNote - [...typed.normalize('NFC').trim()].length
