import { Link } from 'react-router'
import { alsoLikes } from '#shop/catalogue/also-likes.ts'
import { type ProductId, pathOfProduct } from '#shop/catalogue/paths.ts'
import { words } from '#shop/words.ts'
import { useCart } from '#web/cart/cart.ts'
import { Carousel } from '#web/kit/carousel.tsx'
import { Picture } from '#web/kit/picture.tsx'
import { PriceRange } from './price-range.tsx'
import type { OtherProduct, ProductFacts } from './product-facts.ts'

export function AlsoLike({ facts: { others } }: { facts: ProductFacts }) {
  const { items } = useCart()
  const offered = alsoLikes(
    others,
    items.map(({ id }) => id),
  )
  return (
    <Carousel
      head={words.choices.alsoLike}
      items={offered.map((other) => ({ key: other.cartId, content: <OtherCard other={other} /> }))}
    />
  )
}

function OtherCard({ other: { id, title, range, unitPrice, shot } }: { other: OtherProduct }) {
  return (
    <Link className="card other-card" to={pathOfProduct(id as ProductId)} prefetch="intent">
      <Picture
        shot={shot && { ...shot, src: shot.webp, alt: '', width: 480, height: 360 }}
        name={title}
        sizes="(width < 480px) 100vw, 24rem"
      />
      <span className="card-body">
        <strong className="other-title">{title}</strong>
        <PriceRange range={range} unitPrice={unitPrice} />
      </span>
    </Link>
  )
}
