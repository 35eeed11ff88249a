/** Lowest to highest price of a pack; beside it the price per kilo, for packs weigh differently. */
export function PriceRange({ range, unitPrice }: { range: string; unitPrice: string }) {
  const alone = unitPrice === `${range} per kg`
  return (
    <span className="price-range">
      <strong>{alone ? unitPrice : range}</strong>
      {!alone && <span className="muted">{` a pack, ${unitPrice}`}</span>}
    </span>
  )
}
