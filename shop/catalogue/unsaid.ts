import type { CatalogueDocument, HomeDocument, ImportedDocument } from '#shop/catalogue/document.ts'
import { type Said, withKept } from '#shop/catalogue/said.ts'

/**
 * A file as it is brought in: what it leaves unsaid in other languages stays as the shop has it. Files of an older shop
 * know English alone.
 */
export function withUnsaid(
  { species, products, home, ...document }: ImportedDocument,
  now: Pick<CatalogueDocument, 'species' | 'products' | 'home'>,
): ImportedDocument {
  const kinds = new Map(now.species.map(({ name, texts }) => [name, texts]))
  const carts = new Map(now.products.map(({ cartId, texts }) => [cartId, texts]))
  return {
    ...document,
    species: species.map((one) => ({ ...one, texts: withKept(one.texts, kinds.get(one.name)) })),
    products: products.map((one) => ({ ...one, texts: withKept(one.texts, carts.get(one.cartId)) })),
    ...(home ? { home: homeWith(home, now.home) } : {}),
  }
}

/** A slide that says something else in English is another slide. */
const homeWith = (home: HomeDocument, now: HomeDocument): HomeDocument => ({
  ...home,
  slides: home.slides.map((slide) => ({ ...slide, texts: withSame(slide, now.slides) })),
  favourites: home.favourites.map(({ texts, ...favourite }) => ({
    ...favourite,
    ...(texts ? { texts: withSame({ ...favourite, texts }, now.favourites) } : {}),
  })),
})

interface Shown<Texts> {
  readonly product: string
  readonly texts?: Said<Texts>
}

function withSame<Texts>({ product, texts }: Required<Shown<Texts>>, now: readonly Shown<Texts>[]): Said<Texts> {
  const isSame = (one: Shown<Texts>) =>
    one.product === product && JSON.stringify(one.texts?.en) === JSON.stringify(texts.en)
  return withKept(texts, now.find(isSame)?.texts)
}
