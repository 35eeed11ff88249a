import { Link } from 'react-router'
import { langOf } from '#shop/catalogue/said.ts'
import { choicesWords } from '#words/choices.ts'
import { Carousel } from '#kit/carousel.tsx'
import { Picture } from '#kit/picture.tsx'
import { PriceRange } from './price-range.tsx'
import type { OtherProduct, ProductFacts } from './product-facts.ts'
import { useOffered } from './use-offered.ts'

export default function AlsoLikeRow({ facts }: { facts: ProductFacts }) {
  const offered = useOffered(facts)
  return (
    <Carousel
      head={choicesWords.alsoLike}
      items={offered.map((other) => ({ key: other.cartId, content: <OtherCard other={other} /> }))}
    />
  )
}

function OtherCard({ other }: { other: OtherProduct }) {
  const { address, title, range, unitPrice, shot } = other
  return (
    <Link className="card other-card" to={address}>
      <Picture shot={shot && { ...shot, alt: '', width: 480, height: 360 }} name={title} />
      <span className="card-body">
        <strong className="other-title" lang={langOf(other, 'title')}>
          {title}
        </strong>
        <PriceRange range={range} unitPrice={unitPrice} />
      </span>
    </Link>
  )
}
