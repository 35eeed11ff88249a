import { catalogueWords } from '#words/catalogue.ts'
import { pricesWords } from '#words/measures.ts'

/** Lowest to highest price of a pack; beside it the price per kilo, for packs weigh differently. */
export function PriceRange({ range, unitPrice }: { range: string; unitPrice: string }) {
  const alone = unitPrice === pricesWords.perKilo(range)
  return (
    <span className="price-range">
      <strong>{alone ? unitPrice : range}</strong>
      {!alone && <span className="muted">{` ${catalogueWords.aPack(unitPrice)}`}</span>}
    </span>
  )
}
