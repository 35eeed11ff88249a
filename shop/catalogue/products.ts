import { catalogueOf, language, productOf } from '#shop/catalogue/assemble.ts'
import type { CatalogueDocument, DocumentProduct } from '#shop/catalogue/document.ts'
import { openingDocument } from '#shop/catalogue/opening/document.ts'
import type { Catalogue, Product } from '#shop/catalogue/product.ts'
import { paise } from '#shop/money.ts'
import type { WeightLabel } from '#shop/weight.ts'

/** What a new shop opens with, as it is sold. Tests and benches take it as an example of a catalogue. */
export const openingCatalogue: Catalogue = catalogueIn(openingDocument)

function catalogueIn({ species, products, home }: CatalogueDocument): Catalogue {
  return catalogueOf({
    version: 1,
    species: species.map(({ name, retired, texts, ...facts }) => ({ name, retired, facts, texts: texts[language] })),
    products: products.map((product) => ({
      product: openingProduct(product, lossOf(species, product)),
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
): Product {
  const { cut, cleaning, labelWeight, picture, grade, retired, available, tolerance } = product
  return productOf({
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
    texts: texts[language],
    lossPercent,
    retired,
    available,
    tolerance,
    stock: {},
    rateOf(label, weight) {
      const rate = sizes.find((size) => size.label === label)?.rates[weight]
      return rate === undefined ? undefined : paise(rate)
    },
  })
}
