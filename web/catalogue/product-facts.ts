import type { Offered } from '#shop/catalogue/also-likes.ts'
import { labelWeightNote, packNote } from '#shop/catalogue/label-weight.ts'
import { pathOfSpecies } from '#shop/catalogue/paths.ts'
import { detailUrl, type Product, readableRange, type Species } from '#shop/catalogue/product.ts'
import { speciesNamed } from '#shop/catalogue/species.ts'
import { readableUnitPrice } from '#shop/pricing.ts'
import { pictureOf, type Shot, zoomOf } from '#web/kit/pictures.ts'
import type { Questions, ShownReviews } from '#web/questions.ts'

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
  readonly others: readonly OtherProduct[]
  /** what people say of it */
  readonly shown: ShownReviews | undefined
  readonly publicUrl: string
}

export type LocalNames = Pick<Species, 'localName' | 'marathi' | 'hindi'>

/** A product as it stands beside another, under YOU MAY ALSO LIKE. */
export interface OtherProduct extends Offered {
  readonly title: string
  readonly to: string
  readonly range: string
  readonly unitPrice: string
  readonly shot: Shot | undefined
}

export async function productFacts(asked: Questions, product: Product): Promise<ProductFacts> {
  const kind = speciesNamed(product.species)
  return {
    product,
    range: readableRange(product),
    names: namesOf(kind),
    kind: { title: kind.title, to: pathOfSpecies[kind.name] },
    description: kind.description,
    note: labelWeightNote(product),
    packNotes: Object.fromEntries(product.weights.map((weight) => [weight, packNote(product, weight)])),
    shot: pictureOf(product.picture),
    zoom: zoomOf(product.picture),
    others: asked.products().map(otherProduct),
    shown: await asked.reviewsOf(product.id),
    publicUrl: asked.publicUrl(),
  }
}

export const namesOf = ({ localName, marathi, hindi }: Species): LocalNames => ({ localName, marathi, hindi })

/** Its name stands beside the picture, so the picture says nothing. */
function otherProduct(product: Product): OtherProduct {
  const { id, cartId, species, cut, available, title } = product
  const shot = pictureOf(product.picture, { widest: 480 })
  return {
    id,
    cartId,
    species,
    cut,
    available,
    title,
    to: detailUrl(product),
    range: readableRange(product),
    unitPrice: readableUnitPrice(product),
    shot: shot && { ...shot, alt: '' },
  }
}
