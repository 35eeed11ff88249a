import type { CatalogueDocument, DocumentProduct } from '#shop/catalogue/document.ts'
import type { Catalogue } from '#shop/catalogue/product.ts'
import type { Language } from '#shop/languages.ts'
import { paise } from '#shop/money.ts'
import type { WeightLabel } from '#shop/weight.ts'
import { cataloguesOf, type ProductInLanguages, productOf, spokenOf } from '#shop/words/catalogue/assemble.ts'
import { openingDocument } from './document.ts'

/** What a new shop opens with, as it is sold. Tests and benches take it as an example of a catalogue. */
export const openingCatalogues = cataloguesIn(openingDocument)
export const openingCatalogue: Catalogue = openingCatalogues.en

function cataloguesIn({ species, products, home }: CatalogueDocument): Readonly<Record<Language, Catalogue>> {
  return cataloguesOf({
    version: 1,
    species: species.map(({ name, retired, texts, ...facts }) => ({ name, retired, facts, texts })),
    products: products.map((product) => ({
      spoken: openingProduct(product, lossOf(species, product)),
      retired: product.retired,
    })),
    home,
    slugs: new Map(),
  })
}

function lossOf(species: CatalogueDocument['species'], product: DocumentProduct): number {
  return species.find(({ name }) => name === product.species)?.lossPercent ?? 0
}

function openingProduct(
  { id = 0, cartId, slug, species, sizes, texts, ...product }: DocumentProduct,
  lossPercent: number,
): ProductInLanguages {
  const { cut, cleaning, labelWeight, picture, grade, retired, available, tolerance } = product
  const kept = {
    id,
    cartId,
    slug,
    species,
    facts: {
      cut,
      cleaning,
      labelWeight,
      picture,
      grade,
      sizes: sizes.map(({ rates, ...size }) => ({ ...size, weights: Object.keys(rates) as WeightLabel[] })),
    },
    texts,
    lossPercent,
    retired,
    available,
    tolerance,
    stock: {},
    rateOf(label: string, weight: WeightLabel) {
      const rate = sizes.find((size) => size.label === label)?.rates[weight]
      return rate === undefined ? undefined : paise(rate)
    },
  }
  return spokenOf(productOf(kept), kept)
}
