import { packLabelWords } from '#words/pack-label.ts'
import { commonName, keepIt, netQuantity, origin } from '#shop/catalogue/pack-label.ts'
import { readableUnitPrice } from '#shop/catalogue/pricing.ts'
import { useIdentity } from '#web/site/seller.tsx'
import type { ProductFacts } from './product-facts.ts'

/** What stands on the pack, to be read before buying: the law counts a parcel packed without the buyer as pre-packed. */
export function PackLabel({ facts: { product, names } }: { facts: ProductFacts }) {
  const identity = useIdentity()
  if (identity === undefined) return null
  const { legalName, address, phone, email, fssai } = identity
  return (
    <dl className="pack-label small">
      <dt>{packLabelWords.commonName}</dt>
      <dd>{commonName(product, names)}</dd>
      <dt>{packLabelWords.netQuantity}</dt>
      <dd>{netQuantity(product)}</dd>
      <dt>{packLabelWords.price}</dt>
      <dd>{packLabelWords.withTaxes(readableUnitPrice(product))}</dd>
      <dt>{packLabelWords.origin}</dt>
      <dd>{origin}</dd>
      <dt>{packLabelWords.packedBy}</dt>
      <dd>{packLabelWords.packer(legalName, address, fssai)}</dd>
      <dt>{packLabelWords.goodUntil}</dt>
      <dd>{keepIt(product)}</dd>
      <dt>{packLabelWords.queries}</dt>
      <dd>{`${phone}, ${email}`}</dd>
    </dl>
  )
}
