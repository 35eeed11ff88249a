import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { askSite } from '#browser/ask-site.ts'
import { useAsk } from '#forms/use-ask.ts'
import { Carousel } from '#kit/carousel.tsx'
import { Picture } from '#kit/picture.tsx'
import { alsoLikes } from '#shop/catalogue/also-likes.ts'
import { langOf } from '#shop/catalogue/said.ts'
import { useCart } from '#web/cart/cart.ts'
import { ownAddress } from '#web/paths.ts'
import { choicesWords } from '#words/choices.ts'
import { PriceRange } from './price-range.tsx'
import type { OtherProduct, ProductFacts } from './product-facts.ts'

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

/** What is offered beside a product. Those that came with its page are enough, unless the cart holds one of them. */
function useOffered({ product: { id }, others }: ProductFacts): readonly OtherProduct[] {
  const { items } = useCart()
  const [all, setAll] = useState<readonly OtherProduct[]>()
  const { ask } = useAsk()
  const inCart = items.map((item) => item.id)
  const offered = alsoLikes(all ?? others, inCart)
  const short = all === undefined && offered.length < others.length
  useEffect(() => {
    if (short) void ask((signal) => allBeside(id, signal)).then((found) => found && setAll(found))
  }, [short, id, ask])
  return offered
}

/** On a bad line a row that is shorter will do. */
const allBeside = (id: number, signal: AbortSignal) =>
  askSite(ownAddress(`/othersBeside/${id}`), (said): said is readonly OtherProduct[] => Array.isArray(said), signal)
