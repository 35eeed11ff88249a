import type { Shot, SmallShot } from '#kit/shot.ts'
import type { LandedSizes } from '#shop/catalogue/landing.ts'
import { type Product, readableRange, type Species } from '#shop/catalogue/product.ts'
import { marks } from '#shop/catalogue/said.ts'
import { type BesideCard, besideCard } from '#shop/words/catalogue/beside-card.ts'
import { edibleNote } from '#shop/words/catalogue/edible.ts'
import { labelWeightNote, packNote } from '#shop/words/catalogue/label-weight.ts'
import { landingInWords } from '#shop/words/landings.ts'
import type { Queries, ShownReviews } from '#web/queries.ts'
import { type Back, backOf } from '#web/site/back-of.ts'
import { type Coming, comingFacts } from '#web/site/coming-facts.ts'
import { type DeliveryFacts, deliveryInShort } from '#web/site/delivery-places.tsx'
import { shotNamed, smallShotNamed, zoomNamed } from '#web/site/shots.ts'
import { landingWords } from '#words/batches.ts'
import { readableSize } from '#words/formatters.ts'
import { timeWords } from '#words/measures.ts'

/** All that a detail page says of its product. Worked out on the server, so that no species' text travels for nothing. */
export interface ProductFacts {
  readonly product: Product
  readonly range: string
  readonly names: LocalNames
  readonly kind: { readonly to: string } & Pick<Species, 'title' | 'inEnglish'>
  readonly description: readonly string[]
  readonly note: string
  /** when what is gone is back, in words: by size, '' of the product as a whole */
  readonly back: Back
  /** what one pack of each weight comes to */
  readonly packNotes: Readonly<Record<string, string>>
  readonly shot: Shot | undefined
  /** the large picture, which only the zoom fetches */
  readonly zoom: string | undefined
  /** those that are offered to somebody whose cart is empty */
  readonly others: readonly OtherProduct[]
  /** what people say of it */
  readonly shown: ShownReviews | undefined
  readonly delivery: DeliveryFacts
  readonly landed: LandedFacts | undefined
  readonly coming: Coming
  readonly publicUrl: string
}

export type LocalNames = Pick<Species, 'localName' | 'marathi' | 'hindi'>

/** A product under YOU MAY ALSO LIKE: only what its card needs. */
export interface OtherProduct extends Omit<BesideCard, 'picture'> {
  readonly shot: SmallShot | undefined
}

export async function productFacts(asked: Queries, product: Product): Promise<ProductFacts> {
  const kind = kindOf(asked, product)
  return {
    product,
    range: readableRange(product),
    names: namesOf(kind),
    kind: { title: kind.title, to: kind.path, ...marks(kind) },
    description: kind.description,
    note: `${labelWeightNote(product)} ${edibleNote(product)}`.trim(),
    back: backOf(asked, product),
    packNotes: Object.fromEntries(product.weights.map((weight) => [weight, packNote(product, weight)])),
    shot: shotNamed(asked, product.picture),
    zoom: zoomNamed(asked, product.picture),
    others: shown(asked, asked.alsoLike(product)),
    shown: await asked.reviewsOf(product.id),
    delivery: await deliveryInShort(asked),
    publicUrl: asked.publicUrl(),
    landed: landedFacts(product, await asked.landed(product)),
    coming: await comingFacts(asked),
  }
}

/** All that can be offered beside a product. */
export const othersBeside = (asked: Queries, product: Product): readonly OtherProduct[] =>
  shown(asked, asked.fitting(product))

const shown = (asked: Queries, others: readonly Product[]): readonly OtherProduct[] =>
  others.map(besideCard).map(({ picture, ...card }) => ({ ...card, shot: smallShotNamed(asked, picture) }))

/** Every product is of a kind that the shop knows. */
function kindOf(asked: Queries, { species }: Pick<Product, 'species'>): Species {
  const kind = asked.species(species)
  if (kind === undefined) throw new RangeError(`no species is called ${species}`)
  return kind
}

export const namesOf = ({ localName, marathi, hindi }: Species): LocalNames => ({ localName, marathi, hindi })

/** Where what is cut first today was landed, in words. */
interface LandedFacts {
  readonly head: string
  readonly batches: readonly { readonly code: string; readonly said: string }[]
}

/** Undefined where the shop keeps no batch of it. */
function landedFacts({ prices }: Product, landed: readonly LandedSizes[]): LandedFacts | undefined {
  if (landed.length === 0) return undefined
  const isOfAll = landed.length === 1 && landed[0]?.sizes.length === Object.keys(prices).length
  const said = ({ sizes, landing }: LandedSizes) =>
    isOfAll
      ? landingInWords(landing, { landingWords, timeWords })
      : landingWords.ofSizes(
          sizes.map((size) => readableSize(size)).join(', '),
          landingInWords(landing, { landingWords, timeWords }),
        )
  return { head: `${landingWords.cutToday}:`, batches: landed.map((one) => ({ code: one.code, said: said(one) })) }
}
