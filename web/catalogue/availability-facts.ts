import { type Availability, availabilityOf } from '#shop/availability.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { readableWeight } from '#shop/weight.ts'
import { availabilityWords } from '#words/availability.ts'
import { choicesWords } from '#words/choices.ts'
import type { Queries } from '#web/queries.ts'

/** What a card says of what is left of its product, in words; undefined where there is nothing to say. */
export interface AvailabilityFacts {
  readonly words: string
  readonly gone: boolean
}

export function availabilityFacts(
  asked: Pick<Queries, 'whenBack'>,
  product: Product,
  size?: string,
): AvailabilityFacts | undefined {
  const availability = availabilityOf(product, size)
  if (availability.told === 'there') return undefined
  if (availability.told === 'few')
    return { words: availabilityWords.last(readableWeight(availability.left)), gone: false }
  return { words: wordsOfGone(availability, whenBack(asked, availability)), gone: true }
}

/** When it is back; undefined where nobody said, or that has come and it is not. */
export const whenBack = (asked: Pick<Queries, 'whenBack'>, availability: Availability): string | undefined =>
  'backAt' in availability && availability.backAt !== undefined ? asked.whenBack(availability.backAt) : undefined

function wordsOfGone({ told }: Availability, when: string | undefined): string {
  if (told === 'off')
    return [choicesWords.unavailable, when && availabilityWords.backSentence(when)].filter(Boolean).join(' ')
  return when === undefined ? availabilityWords.soldOut : availabilityWords.soldOutUntil(when)
}
