import { availabilityOf } from '#shop/catalogue/availability.ts'
import type { Product } from '#shop/catalogue/product.ts'
import type { Queries } from '#web/queries.ts'
import { whenBack } from '#web/site/back-of.ts'
import { availabilityWords } from '#words/availability.ts'
import { readableWeight } from '#words/formatters.ts'
import { wordsOfGone } from './words-of-gone.ts'

/** What a card says of what is left of its product, in words; undefined where there is nothing to say. */
export interface AvailabilityFacts {
  readonly words: string
  readonly gone: boolean
}

export function availabilityFacts(asked: Pick<Queries, 'said'>, product: Product): AvailabilityFacts | undefined {
  const availability = availabilityOf(product)
  if (availability.told === 'there') return undefined
  if (availability.told === 'few')
    return { words: availabilityWords.last(readableWeight(availability.left)), gone: false }
  return { words: wordsOfGone(availability.told, whenBack(asked, availability)), gone: true }
}
