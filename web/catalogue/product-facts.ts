import { descriptions } from '#texts/descriptions.ts'
import { alsoLikes, fittingFor } from '#shop/catalogue/also-likes.ts'
import { labelWeightNote, packNote } from '#shop/catalogue/label-weight.ts'
import { pathOfSpecies } from '#shop/catalogue/paths.ts'
import { type Product, readableRange, type Species } from '#shop/catalogue/product.ts'
import { speciesNamed } from '#shop/catalogue/species.ts'
import { readableUnitPrice } from '#shop/pricing.ts'
import { type DeliveryFacts, deliveryInShort } from '#web/site/delivery-places.tsx'
import { pictureOf, type Shot, type SmallShot, smallPictureOf, zoomOf } from '#kit/pictures.ts'
import type { Queries, ShownReviews } from '#web/queries.ts'

/** All that a detail page says of its product. Worked out on the server, so that no species' text travels for nothing. */
export interface ProductFacts {
  readonly product: Product
  readonly range: string
  readonly names: LocalNames
  readonly kind: { readonly title: string; readonly to: string }
  readonly description: readonly string[]
  readonly note: string
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
  readonly publicUrl: string
}

export type LocalNames = Pick<Species, 'localName' | 'marathi' | 'hindi'>

/** A product as it stands beside another, under YOU MAY ALSO LIKE: no more than its card needs. */
export interface OtherProduct extends Pick<Product, 'id' | 'cartId' | 'title'> {
  readonly range: string
  readonly unitPrice: string
  readonly shot: SmallShot | undefined
}

export async function productFacts(asked: Queries, product: Product): Promise<ProductFacts> {
  const kind = speciesNamed(product.species)
  return {
    product,
    range: readableRange(product),
    names: namesOf(kind),
    kind: { title: kind.title, to: pathOfSpecies[kind.name] },
    description: descriptions[kind.name],
    note: labelWeightNote(product),
    packNotes: Object.fromEntries(product.weights.map((weight) => [weight, packNote(product, weight)])),
    shot: pictureOf(product.picture),
    zoom: zoomOf(product.picture),
    others: alsoLikes(othersBeside(asked, product), []),
    shown: await asked.reviewsOf(product.id),
    delivery: await deliveryInShort(asked),
    publicUrl: asked.publicUrl(),
  }
}

/** All that can be offered beside a product. */
export const othersBeside = (asked: Queries, product: Product): readonly OtherProduct[] =>
  fittingFor({ products: asked.products() }, product).map(otherProduct)

export const namesOf = ({ localName, marathi, hindi }: Species): LocalNames => ({ localName, marathi, hindi })

function otherProduct(product: Product): OtherProduct {
  const { id, cartId, title, picture } = product
  return {
    id,
    cartId,
    title,
    range: readableRange(product),
    unitPrice: readableUnitPrice(product),
    shot: smallPictureOf(picture),
  }
}
