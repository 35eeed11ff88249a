import { rateTyped } from '#shop/catalogue/rates/rate-typing.ts'
import { type Paise, paise, readable } from '#shop/money.ts'
import { weightLabels } from '#shop/weight.ts'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { readableSize } from '#words/formatters.ts'
import { type SizeTyped, type SoldRates, soldRateOf } from './product-typed.ts'

/** What the sizes of all products in a form come to on the card of a shopper: lowest to highest rate, first to last size. */
export function previewOf(products: readonly { readonly sizes: readonly SizeTyped[]; readonly sold: SoldRates }[]): {
  price: string
  sizes: string
} {
  const sizes = products.flatMap((one) => one.sizes)
  const rates = products.flatMap(({ sizes: all, sold }) =>
    all.flatMap(({ label, packs }) =>
      weightLabels.flatMap((weight): Paise[] => {
        const rate = soldRateOf(sold, label, weight) ?? rateTyped(packs[weight].rate)
        return packs[weight].isSold && rate !== undefined ? [paise(rate)] : []
      }),
    ),
  )
  const labels = sizes.map(({ label }) => readableSize(label.trim())).filter((label) => label !== '')
  const [first = '', ...others] = labels
  return { price: rangeOf(rates), sizes: others.length === 0 ? first : words.sizesFromTo(first, others.at(-1) ?? '') }
}

function rangeOf(rates: readonly Paise[]): string {
  const [lowest, ...others] = rates.toSorted((one, other) => one - other)
  if (lowest === undefined) return ''
  const highest = others.at(-1) ?? lowest
  return lowest === highest ? readable(lowest) : `${readable(lowest)} – ${readable(highest)}`
}
