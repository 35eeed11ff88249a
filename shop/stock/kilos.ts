import { weightWords } from '#words/measures.ts'
import type { InLanguage } from '#shop/words/in-language.ts'

const here = { weightWords }

/** '12.5' of 12,500 g: as a field of kilos takes it, and as sentences have it that say the unit themselves. */
export const kilosAsTyped = (grams: number): string => String(grams / 1000)

/** '12.5 kg', '0.7 kg', '0 kg': what is kept, ordered or cut is kilos wherever the counter says it; the scale says grams. */
export const readableKilos = (grams: number, { weightWords }: InLanguage<typeof here> = here): string =>
  `${grams < 0 ? '−' : ''}${weightWords.kilos(Math.abs(grams) / 1000)}`
