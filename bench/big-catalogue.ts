import type { CatalogueDocument, DocumentProduct, DocumentSize } from '#shop/catalogue/document.ts'
import { openingDocument } from '#shop/new-shop/document.ts'

const sizes = ['Jumbo', 'Extra Large', 'Large', 'Medium', 'Small']

/** A catalogue with this many products more than the opening one, ten rates each, fifty to a kind. */
export function bigCatalogue(count: number): CatalogueDocument {
  const [kind] = openingDocument.species
  const [one] = openingDocument.products
  if (kind === undefined || one === undefined) throw new Error('the shop opens with nothing')
  const { id: _id, ...product } = one
  const names = Array.from({ length: Math.ceil(count / 50) }, (_, nr) => `kind-${nr}`)
  return {
    ...openingDocument,
    species: names.map((name, nr) => ({
      ...kind,
      name,
      goesWith: [names[(nr + 1) % names.length] ?? name],
      texts: { en: { ...kind.texts.en, title: `Kind ${nr}`, keywords: [`kind${nr}`, `fish number ${nr}`] } },
    })),
    products: Array.from({ length: count }, (_, nr) => ({
      ...product,
      cartId: `big-${nr}`,
      slug: `fish-${nr}`,
      species: names[Math.floor(nr / 50)] ?? 'kind-0',
      sizes: sizes.map((label, place) => sizeOf(label, nr * 10 + place)),
      texts: { en: { ...product.texts.en, title: `Fish ${nr}` } },
    })),
  }
}

const sizeOf = (label: string, nr: number): DocumentSize => ({
  label,
  rates: { '1 kg': 50_000 + ((nr * 7919) % 100_000), '500 g': 30_000 + ((nr * 7907) % 60_000) },
})

/** A rate between the others of its product: no card and no range names it. */
export function quietRate({ sizes: all }: Pick<DocumentProduct, 'sizes'>): { size: string; paise: number } {
  const rates = all.flatMap(({ label, rates: { '1 kg': paise = 0 } }) => ({ size: label, paise }))
  const [, , middle] = rates.toSorted((one, other) => one.paise - other.paise)
  if (middle === undefined) throw new Error('a product of five sizes has a middle rate')
  return middle
}
