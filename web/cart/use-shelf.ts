import { useEffect, useState } from 'react'
import { askSite } from '#browser/ask-site.ts'
import { useAsk } from '#forms/use-ask.ts'
import { mostAsked } from '#shop/cart/cart.ts'
import { ownAddress, paths } from '#web/paths.ts'
import type { ShelfFacts } from './shelf-facts.ts'

/** What came with the page, or what was asked for since. 'unreached' is said where there is no line to the shop. */
export type ShelfNow = ShelfFacts | 'asking' | 'unreached'

/** The products of these cart ids. They came with the page of a small shop; a large one is asked. */
export function useShelf(brought: ShelfFacts | undefined, cartIds: readonly string[]): ShelfNow {
  const [found, setFound] = useState<{ readonly of: ReadonlySet<string>; readonly shelf: ShelfFacts | 'unreached' }>()
  const { ask } = useAsk()
  const wanted = addressOf(cartIds)
  const isKnown = brought !== undefined || (found !== undefined && cartIds.every((id) => found.of.has(id)))
  useEffect(() => {
    if (isKnown) return
    void ask((signal) => askShelf(wanted, signal)).then(
      (shelf) => shelf && setFound({ of: new Set(wanted.split(',')), shelf }),
    )
  }, [isKnown, wanted, ask])
  if (brought !== undefined) return brought
  return isKnown && found ? found.shelf : 'asking'
}

/** In one order, so that what is in two carts alike has one address. */
const addressOf = (cartIds: readonly string[]): string => [...new Set(cartIds)].slice(0, mostAsked).toSorted().join(',')

/** For a press: the shelf with all that it needs, asked for where the page did not bring it. */
export const shelfWith = (
  brought: ShelfFacts | undefined,
  cartIds: readonly string[],
): Promise<ShelfFacts | 'unreached'> =>
  brought === undefined ? askShelf(addressOf(cartIds)) : Promise.resolve(brought)

const nothing: ShelfFacts = { products: [], pictures: {}, back: {} }

async function askShelf(wanted: string, signal?: AbortSignal): Promise<ShelfFacts | 'unreached'> {
  if (wanted === '') return nothing
  const address = `${ownAddress(paths.shelf)}?${new URLSearchParams({ of: wanted })}`
  return (await askSite(address, isShelf, signal)) ?? 'unreached'
}

const isShelf = (said: unknown): said is ShelfFacts => typeof said === 'object' && said !== null && 'products' in said
