import { type CartLine, cartLineOf } from '#shop/cart/cart.ts'
import { mostOfLine, refusalOf, weighedAs } from '#shop/cart/order-lines.ts'
import { priceCart } from '#shop/cart/priced-cart.ts'
import { mostLines, mostOfOneLine } from '#shop/catalogue/pricing.ts'
import type { Choice, Product, Shelf } from '#shop/catalogue/product.ts'
import type { Cap } from '#shop/catalogue/weighed-price.ts'
import { type Paise, total as sumOf } from '#shop/money.ts'
import type { CartRefusal, CheckoutRefusal } from '#shop/refusals.ts'
import type { DraftLine } from '#shop/wire/order-draft.ts'

/** Of what is tapped once more there is one pack more; of what was taken out there is one again. */
export function withPack(
  draft: readonly DraftLine[],
  { product, choice, key }: { product: Product; choice: Choice; key: string },
): readonly DraftLine[] {
  const item = cartLineOf(product, choice, 1)
  return item === undefined ? draft : withLines(draft, [draftLineOf(item, key)])
}

/** Put beside what is there: the packs of one kind are one line. */
export const withLines = (draft: readonly DraftLine[], lines: readonly DraftLine[]): readonly DraftLine[] =>
  lines.reduce(withLine, draft)

function withLine(draft: readonly DraftLine[], line: DraftLine): readonly DraftLine[] {
  const place = draft.findIndex((one) => isSamePack(one, line))
  const there = draft[place]
  if (there === undefined) return draft.length >= mostLines ? draft : [...draft, line]
  const quantity = there.isOut ? line.quantity : Math.min(there.quantity + line.quantity, mostOfOneLine)
  return draft.with(place, { ...there, quantity, isOut: false })
}

/** A line of a cart, as one that is being written down. */
export const draftLineOf = (
  { id, title = '', size = '', weight, cleaning, quantity }: CartLine,
  key: string,
): DraftLine => ({
  key,
  id,
  title,
  size,
  weight,
  cleaning,
  quantity,
  isOut: false,
})

const isSamePack = (one: DraftLine, other: DraftLine): boolean =>
  one.id === other.id && one.size === other.size && one.weight === other.weight && one.cleaning === other.cleaning

/** None is taken out, and still seen: so nothing moves under the thumb that takes it out. */
export const withPacks = (draft: readonly DraftLine[], key: string, quantity: number): readonly DraftLine[] =>
  draft.map((line) =>
    line.key === key ? { ...line, isOut: quantity === 0, quantity: quantity === 0 ? line.quantity : quantity } : line,
  )

export interface DrawnOrder {
  readonly lines: readonly { readonly key: string; readonly price: Paise; readonly grams: number }[]
  readonly total: Paise
  readonly most: Paise
}

/** What a new order comes to, by the rules by which the shop will price it. */
export function drawOrder(
  draft: readonly DraftLine[],
  shelf: Shelf,
  cap: Cap,
): DrawnOrder | CartRefusal | Extract<CheckoutRefusal, { refused: 'too-many-lines' }> {
  const wanted = draft.filter(({ isOut }) => !isOut)
  if (wanted.length > mostLines) return { refused: 'too-many-lines', most: mostLines }
  const priced = priceCart(
    shelf,
    wanted.map((line) => ({ ...line, seenPrice: 0 })),
    0,
  )
  if ('wrong' in priced) return refusalOf(priced)
  return {
    lines: priced.lines.map((line, place) => ({
      key: wanted[place]?.key ?? '',
      price: line.price,
      grams: weighedAs(line).grams * line.quantity,
    })),
    total: priced.total,
    most: sumOf(priced.lines.map((line) => mostOfLine(line, cap))),
  }
}
