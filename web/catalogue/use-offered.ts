import { useEffect, useState } from 'react'
import { alsoLikes } from '#shop/catalogue/also-likes.ts'
import { useCart } from '#web/cart/cart.ts'
import type { OtherProduct, ProductFacts } from './product-facts.ts'

/** What is offered beside a product. Those that came with its page are enough, unless the cart holds one of them. */
export function useOffered({ product: { id }, others }: ProductFacts): readonly OtherProduct[] {
  const { items } = useCart()
  const [all, setAll] = useState<readonly OtherProduct[]>()
  const inCart = items.map((item) => item.id)
  const offered = alsoLikes(all ?? others, inCart)
  const short = all === undefined && offered.length < others.length
  useEffect(() => {
    if (!short) return undefined
    const asking = new AbortController()
    void allBeside(id, asking.signal).then((found) => found && setAll(found))
    return () => asking.abort()
  }, [short, id])
  return offered
}

/** On a bad line a row that is shorter will do. */
const allBeside = (id: number, signal: AbortSignal): Promise<readonly OtherProduct[] | undefined> =>
  fetch(`/othersBeside/${id}`, { signal })
    .then((answer) => (answer.ok ? (answer.json() as Promise<readonly OtherProduct[]>) : undefined))
    .catch(() => undefined)
