import { type Availability, availabilityOf } from '#shop/catalogue/availability.ts'
import { defaultChoice } from '#shop/catalogue/choice.ts'
import { detailUrl, type Product } from '#shop/catalogue/product.ts'
import { inRupees, type Paise } from '#shop/money.ts'
import { priceOf, unitPrice } from '#shop/catalogue/pricing.ts'
import { ownAddress } from '#web/paths.ts'
import { breadcrumbs } from '#web/site/head.ts'
import { reviewData } from '#web/reviews/review-data.ts'
import type { ProductFacts } from './product-facts.ts'

/** The product for search engines. The shop's own grade is no review, so it never stands here. */
export function productData({ product, description, kind, shot, shown, publicUrl }: ProductFacts): readonly object[] {
  const path = detailUrl(product)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.title,
      description: [product.line, ...description].join(' '),
      sku: product.cartId,
      category: kind.title,
      image: shot && `${publicUrl}${shot.src}`,
      offers: offerOf(product, publicUrl + ownAddress(path)),
      ...reviewData(shown),
    },
    breadcrumbs(publicUrl, [
      ...(kind.to === path ? [] : [{ name: kind.title, path: kind.to }]),
      { name: product.title, path },
    ]),
  ]
}

/** What the page opens with: one pack at its price, and that price per kilo. */
function offerOf(product: Product, url: string): object | undefined {
  const choice = defaultChoice(product)
  const price = priceOf(product, choice)
  const perKilo = unitPrice(product, choice)
  if (price === undefined || perKilo === undefined) return undefined
  return {
    '@type': 'Offer',
    url,
    ...amountOf(price),
    ...availabilityData(availabilityOf(product, choice.size)),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...amountOf(perKilo),
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
    },
  }
}

/** What is back at some moment is out of stock until then. */
function availabilityData(availability: Availability): object {
  const { told } = availability
  if (told === 'there' || told === 'few')
    return { availability: `https://schema.org/${told === 'few' ? 'LimitedAvailability' : 'InStock'}` }
  return {
    availability: 'https://schema.org/OutOfStock',
    ...(availability.backAt === undefined ? {} : { availabilityStarts: new Date(availability.backAt).toISOString() }),
  }
}

const amountOf = (price: Paise) => ({ priceCurrency: 'INR', price: inRupees(price).toFixed(2) })
