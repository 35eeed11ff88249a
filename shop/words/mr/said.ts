import { clockInWords, dayInWords, namedDay } from '#shop/moment.ts'
import { waitInWords } from '#shop/time.ts'
import { untilInFull, untilInShort } from '#shop/slots/slot-in-full.ts'
import { type Grams, readableWeight } from '#shop/weight.ts'
import { whenWords } from './availability.ts'
import { slotDayWords } from './slots.ts'
import { timeWords, weightWords } from './measures.ts'

/** What Marathi sentences say of moments, waits and weights, in whatever build or server they are said. */
const words = { slotDayWords, timeWords, weightWords, whenWords }

export const daySaid = (at: number): string => dayInWords(at, words)
export const namedDaySaid = (day: string): string => namedDay(day, words)
export const clockSaid = (at: number): string => clockInWords(at, words)
export const untilSaid = (at: number): string => untilInFull(at, words)
export const untilSaidShort = (at: number, now: number): string => untilInShort(at, now, words)
export const waitSaid = (wait: number): string => waitInWords(wait, words)
export const weightSaid = (weight: Grams): string => readableWeight(weight, words)
