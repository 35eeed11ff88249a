import { useEffect, useState } from 'react'
import { alsoLikes } from '#shop/catalogue/also-likes.ts'
import { askSite } from '#browser/ask-site.ts'
import { useAsk } from '#forms/use-ask.ts'
import { useCart } from '#web/cart/cart.ts'
import { ownAddress } from '#web/paths.ts'
import type { OtherProduct, ProductFacts } from './product-facts.ts'

/** What is offered beside a product. Those that came with its page are enough, unless the cart holds one of them. */
export function useOffered({ product: { id }, others }: ProductFacts): readonly OtherProduct[] {
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
