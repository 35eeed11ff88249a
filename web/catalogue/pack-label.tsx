import { commonName, keepIt, netQuantity, origin } from '#shop/catalogue/pack-label.ts'
import { readableUnitPrice } from '#shop/pricing.ts'
import { useIdentity } from '#web/site/seller.tsx'
import type { ProductFacts } from './product-facts.ts'

/** What stands on the pack, to be read before buying: the law counts a parcel packed without the buyer as pre-packed. */
export function PackLabel({ facts: { product, names } }: { facts: ProductFacts }) {
  const identity = useIdentity()
  if (identity === undefined) return null
  const { legalName, address, phone, email, fssai } = identity
  return (
    <dl className="pack-label small">
      <dt>Common name</dt>
      <dd>{commonName(product, names)}</dd>
      <dt>Net quantity</dt>
      <dd>{netQuantity(product)}</dd>
      <dt>Price</dt>
      <dd>{`${readableUnitPrice(product)}, all taxes included`}</dd>
      <dt>Origin</dt>
      <dd>{origin}</dd>
      <dt>Packed by</dt>
      <dd>{`${legalName}, ${address}, on the day of delivery. FSSAI licence ${fssai}`}</dd>
      <dt>Use by</dt>
      <dd>{keepIt(product)}</dd>
      <dt>Queries</dt>
      <dd>{`${phone}, ${email}`}</dd>
    </dl>
  )
}
