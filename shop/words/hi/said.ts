import { clockInWords, dayInWords, namedDay } from '#shop/moment.ts'
import { waitInWords } from '#shop/time.ts'
import { type Grams, readableWeight } from '#shop/weight.ts'
import { timeWords } from './time.ts'
import { weightWords } from './weights.ts'

/** What Hindi sentences say of moments, waits and weights, in whatever build or server they are said. */
const words = { timeWords, weightWords }

export const daySaid = (at: number): string => dayInWords(at, words)
export const namedDaySaid = (day: string): string => namedDay(day, words)
export const clockSaid = (at: number): string => clockInWords(at, words)
export const waitSaid = (wait: number): string => waitInWords(wait, words)
export const weightSaid = (weight: Grams): string => readableWeight(weight, words)
