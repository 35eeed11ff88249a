import { createContext } from 'react-router'
import type { Identity } from '#shop/accounts/identity.ts'
import type { Home } from '#shop/catalogue/home.ts'
import type { Caught, LandedSizes } from '#shop/catalogue/landing.ts'
import type { Listing } from '#shop/catalogue/listing.ts'
import type { Entry } from '#shop/catalogue/lists.ts'
import type { MadePicture } from '#shop/catalogue/picture-rules.ts'
import type { Product, Species } from '#shop/catalogue/product.ts'
import type { Search, Searched } from '#shop/catalogue/search.ts'
import type { DeliveryPlace, Pincode } from '#shop/delivery/delivery.ts'
import type { ReviewSummary } from '#shop/reviews/reviews.ts'
import type { ShownSlot } from '#shop/slots/slots.ts'
import type { ReviewView } from '#shop/wire/review.ts'
import type { DeliveryTo, earliestSaid } from '#shop/words/delivery/delivery-to.ts'
import type { WhenSaid } from '#shop/words/slots.ts'

/** What a page's loader may ask the shop. The server answers from its stores; a test answers with a plain object. */
export interface Queries {
  identity(): Identity
  mode(): 'trial' | 'live'
  /** false: the shop opens soon, and nothing can be ordered */
  isOpen(): boolean
  /** the year of the copyright line */
  year(): number
  /** what is said of a moment by the shop's clock, as long as it can be said so */
  said(say: (now: number) => WhenSaid | undefined): string | undefined
  /** the site's own address, for canonical links: 'https://darya.example' */
  publicUrl(): string
  /** where the calls are: empty for the site's own origin */
  apiHost(): string
  /** whether browsers are to have the shop's worker */
  keepsOffline(): boolean
  product(id: number): Product | undefined
  /** all that is sold: for a page that shows the whole catalogue, and changes with each of it */
  products(): readonly Product[]
  /** all that is sold, up to so many; else undefined */
  fewProducts(most: number): readonly Product[] | undefined
  /** those of these cart ids that are sold */
  productsInCart(cartIds: readonly string[]): readonly Product[]
  /** the search over all that the shop sells */
  search(): Search
  /** the products that match what was typed, best first, up to a limit */
  found(typed: string, most: number): readonly Product[]
  /** somebody searched for what the shop does not sell */
  askedInVain(typed: string): void
  /** the kind that is called just so; undefined where none is */
  kindNamed(name: string): string | undefined
  /** what the search looks through, as the search box fetches it */
  searched(): Searched
  /** what is offered beside a product to somebody whose cart is empty */
  alsoLike(product: Product): readonly Product[]
  /** all that can be offered beside it, best first */
  fitting(product: Product): readonly Product[]
  /** every address of the catalogue: of kinds, by their names, and of products */
  addresses(): {
    readonly species: readonly (readonly string[])[]
    readonly products: readonly string[]
  }
  /** a kind, sold or not; undefined where the shop knows none of that name */
  species(name: string): Species | undefined
  /** every cut of a kind that is sold, in order */
  productsOf(species: string): readonly Product[]
  /** the products of a kind, or all that are sold, to be sorted and filtered */
  listing(species?: string): Listing
  /** the kinds that are sold, as the navigation lists them */
  menu(): readonly Entry[]
  home(): Home
  /** a picture that staff sent */
  picture(name: string): MadePicture | undefined
  /** a product by its id or by a name that its page at /fish/ ever had, taken off or not */
  productEver(key: number | string): { readonly product: Product; readonly sold: boolean } | undefined
  /** what people say of a product; undefined while nobody can be asked */
  reviewsOf(productId: number): Promise<ShownReviews | undefined>
  /** what each of these products was given; one without reviews is not among them */
  summaries(productIds: readonly number[]): Promise<ReadonlyMap<number, ReviewSummary>>
  /** what a product is cut from first today, by its sizes; a size that the shop keeps no batch of is not among them */
  landed(product: Pick<Product, 'species' | 'prices'>): Promise<readonly LandedSizes[]>
  /** what anybody may know of a batch; undefined for an unknown code */
  caught(code: string): Promise<Caught | undefined>
  /** when orders can come, the earliest first: those that are not over; none while nobody can be asked */
  slots(): Promise<readonly ShownSlot[]>
  /** today's note of the season; '': none */
  seasonNote(): Promise<string>
  /** the pincodes that the shop delivers to */
  deliveryArea(): Promise<readonly string[]>
  /** the same with the names of the places; undefined while nobody can be asked */
  deliveryPlaces(): Promise<readonly DeliveryPlace[] | undefined>
  /** what is said of a pincode: whether the shop comes there, and when at the earliest, as `say` says it */
  deliveryTo(pincode: Pincode, say: typeof earliestSaid): Promise<DeliveryTo>
}

/** The newest reviews of a product, and the summary of them all. */
export interface ShownReviews {
  readonly reviews: readonly ReviewView[]
  readonly summary: ReviewSummary
}

export const queries = createContext<Queries>()
