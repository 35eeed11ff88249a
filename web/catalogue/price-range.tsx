/** Lowest to highest price; beside it the price per kilo, for the range is of packs of different weights. */
export function PriceRange({ range, unitPrice }: { range: string; unitPrice: string }) {
  const alone = unitPrice === `${range} per kg`
  return (
    <span className="price-range">
      <strong>{alone ? unitPrice : range}</strong>
      {!alone && <span className="muted"> {unitPrice}</span>}
    </span>
  )
}
