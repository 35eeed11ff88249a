import { type Catalogue, everyProductById } from '#shop/catalogue/product.ts'
import { langOf } from '#shop/catalogue/said.ts'
import type { Language } from '#shop/languages.ts'

/** How those who read a language are shown the fish of a line. */
interface TitleOfLine {
  readonly title: string
  /** what it is called on the order, where `title` is in another language */
  readonly english?: string
}

/** As its product is called today in the catalogue of that language; as it was ordered, where it has no name in it. */
export function titleOfLine(
  { productId, title }: { readonly productId: number; readonly title: string },
  { catalogue, language }: { readonly catalogue: Catalogue; readonly language: Language },
): TitleOfLine {
  const product = language === 'en' ? undefined : everyProductById(catalogue, productId)
  return product === undefined || langOf(product, 'title') ? { title } : { title: product.title, english: title }
}
