import { Link } from 'react-router'
import { alsoLikes } from '#shop/catalogue/also-likes.ts'
import { words } from '#shop/words.ts'
import { useCart } from '#web/cart/cart.ts'
import { Carousel } from '#web/kit/carousel.tsx'
import { Picture } from '#web/kit/picture.tsx'
import type { OtherProduct, ProductFacts } from './product-facts.ts'

export function AlsoLike({ facts: { product, others } }: { facts: ProductFacts }) {
  const { items } = useCart()
  const offered = alsoLikes(
    { products: others },
    product,
    items.map(({ id }) => id),
  )
  return (
    <Carousel
      head={words.choices.alsoLike}
      items={offered.map((other) => ({ key: other.cartId, content: <OtherCard other={other} /> }))}
    />
  )
}

function OtherCard({ other: { title, to, range, unitPrice, shot } }: { other: OtherProduct }) {
  return (
    <Link className="card other-card" to={to} prefetch="intent">
      <Picture
        shot={shot}
        name={title}
        sizes="(width < 480px) 100vw, (width < 768px) 50vw, (width < 1024px) 33vw, 17rem"
      />
      <span className="card-body">
        <strong>{title}</strong>
        <span>{range}</span>
        <span className="small muted">{unitPrice}</span>
      </span>
    </Link>
  )
}
