import type { HereNow } from '#shop/wire/unsent.ts'
import { cartLines, onCart } from '#web/cart/cart.ts'
import { keptWishes, onWishes } from './kept-wishes.ts'

/** Which login this is, and what is in the cart with its note: an order that waits remembers both, to be compared. */
export const hereNow = (token: string): HereNow => ({ login: markOf(token), cart: cartMark() })

/** Of what the cart holds, not of what it costs: that a rate was looked at is no change of the cart. */
export const cartMark = (): string =>
  markOf(
    JSON.stringify([
      cartLines()
        .map(({ id, size = '', weight, cleaning = '', quantity }) => [id, size, weight, cleaning, quantity])
        .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
      keptWishes().note.trim(),
    ]),
  )

/** Calls back when the cart or the note may have changed. */
export function onCartMark(listener: () => void): () => void {
  const ends = [onCart(listener), onWishes(listener)]
  return () => ends.forEach((end) => end())
}

/** By it nobody can tell what it is of: 32 bits (FNV-1a). */
function markOf(text: string): string {
  let mark = 0x811c9dc5
  for (const letter of text) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (mark >>> 0).toString(16)
}
