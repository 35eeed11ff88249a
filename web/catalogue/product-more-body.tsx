import { Disclosure } from '#kit/disclosure.tsx'
import { langOf } from '#shop/catalogue/said.ts'
import { commonName, keepIt, netQuantity, origin } from '#shop/words/catalogue/pack-label.ts'
import { readableUnitPrice } from '#shop/words/catalogue/unit-price.ts'
import { ProductReviews } from '#web/reviews/product-reviews.tsx'
import { DeliveryPlaces } from '#web/site/delivery-places.tsx'
import { useIdentity } from '#web/site/seller.tsx'
import { choicesWords } from '#words/choices.ts'
import { packLabelWords } from '#words/pack-label.ts'
import type { ProductFacts } from './product-facts.ts'

export default function ProductMoreBody({ facts }: { facts: ProductFacts }) {
  return (
    <>
      <DeliveryPlaces delivery={facts.delivery} />
      <Description facts={facts} />
      <ProductReviews key={facts.product.id} product={facts.product} shown={facts.shown} />
    </>
  )
}

function Description({ facts }: { facts: ProductFacts }) {
  const { kind, description, note } = facts
  return (
    <Disclosure head={choicesWords.description}>
      <div className="stack description">
        {description.map((paragraph) => (
          <p key={paragraph} lang={langOf(kind, 'description')}>
            {paragraph}
          </p>
        ))}
        <p>{note}</p>
        <PackLabel facts={facts} />
      </div>
    </Disclosure>
  )
}

/** What stands on the pack, to be read before buying: the law counts a parcel packed without the buyer as pre-packed. */
function PackLabel({ facts: { product, names } }: { facts: ProductFacts }) {
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
