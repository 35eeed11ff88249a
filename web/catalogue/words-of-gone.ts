import { availabilityWords } from '#words/availability.ts'
import { choicesWords } from '#words/choices.ts'

/** 'Out of stock, next stock tomorrow 7 am', 'Not available today.' */
export function wordsOfGone(told: 'off' | 'sold-out' | 'opens-soon', when: string | undefined): string {
  if (told === 'opens-soon') return availabilityWords.opensSoon
  if (told === 'off')
    return when === undefined
      ? choicesWords.unavailable
      : `${choicesWords.unavailable} ${availabilityWords.backThen(when)}`
  return when === undefined ? availabilityWords.soldOut : availabilityWords.soldOutUntil(when)
}
