import type { Product } from '#shop/catalogue/product.ts'
import { langOf } from '#shop/catalogue/said.ts'
import { language } from '#words/language.ts'

/**
 * What a line of an order is called. Orders keep what was bought in English; a page of another language calls it as it is
 * called there today, and by what was kept where the shop does not sell it any more.
 */
export function boughtTitle(title: string, product: Product | undefined): { title: string; lang?: 'en' } {
  if (language === 'en') return { title }
  const lang = product ? langOf(product, 'title') : 'en'
  return { title: product?.title ?? title, ...(lang ? { lang } : {}) }
}
