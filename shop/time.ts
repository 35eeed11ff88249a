import { timeWords } from '#words/measures.ts'
import type { InLanguage } from './words/in-language.ts'

const here = { timeWords }

/** Moments are epoch milliseconds. Durations are made by these functions, so no bare 30000 appears. */
export const milliseconds = (count: number): number => count
export const seconds = (count: number): number => count * 1000
export const minutes = (count: number): number => seconds(count * 60)
export const hours = (count: number): number => minutes(count * 60)
export const days = (count: number): number => hours(count * 24)

/** A duration for people: '40 seconds', '12 minutes', '3 hours'. */
export function waitInWords(wait: number, { timeWords }: InLanguage<typeof here> = here): string {
  if (wait <= minutes(2)) return timeWords.seconds(Math.max(1, Math.ceil(wait / seconds(1))))
  return wait <= hours(2)
    ? timeWords.minutes(Math.ceil(wait / minutes(1)))
    : timeWords.hours(Math.ceil(wait / hours(1)))
}
