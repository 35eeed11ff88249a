import { type Product, readableRange } from '#shop/catalogue/product.ts'
import { type InEnglish, langOf } from '#shop/catalogue/said.ts'
import { readableUnitPrice } from '#shop/words/catalogue/unit-price.ts'

/** All that is said of a product that stands beside another. What else changes of it is no matter of that page. */
export interface BesideCard extends Pick<Product, 'cartId' | 'title' | 'address' | 'picture'>, InEnglish<'title'> {
  readonly range: string
  readonly unitPrice: string
}

export const besideCard = (product: Product): BesideCard => ({
  cartId: product.cartId,
  title: product.title,
  ...(langOf(product, 'title') ? { inEnglish: ['title'] } : {}),
  address: product.address,
  picture: product.picture,
  range: readableRange(product),
  unitPrice: readableUnitPrice(product),
})
