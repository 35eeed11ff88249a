import { createContext } from 'react-router'
import type { ReviewView } from '#shop/wire/review.ts'
import type { Product } from '#shop/catalogue/product.ts'
import type { DeliveryPlace } from '#shop/delivery.ts'
import type { Identity } from '#shop/identity.ts'
import type { ReviewSummary } from '#shop/reviews.ts'

/** What a page's loader may ask the shop. The server answers from its stores; a test answers with a plain object. */
export interface Queries {
  identity(): Identity
  mode(): 'trial' | 'live'
  /** the year of the copyright line */
  year(): number
  /** the site's own address, for canonical links: 'https://darya.example' */
  publicUrl(): string
  /** where the calls are: empty for the site's own origin */
  apiHost(): string
  product(id: number): Product | undefined
  products(): readonly Product[]
  /** what people say of a product; undefined while nobody can be asked */
  reviewsOf(productId: number): Promise<ShownReviews | undefined>
  /** what each of these products was given; one without reviews is not among them */
  summaries(productIds: readonly number[]): Promise<ReadonlyMap<number, ReviewSummary>>
  /** the pincodes that the shop delivers to */
  deliveryArea(): Promise<readonly string[]>
  /** the same with the names of the places; undefined while nobody can be asked */
  deliveryPlaces(): Promise<readonly DeliveryPlace[] | undefined>
}

/** The newest reviews of a product, and the summary of them all. */
export interface ShownReviews {
  readonly reviews: readonly ReviewView[]
  readonly summary: ReviewSummary
}

export const queries = createContext<Queries>()
