import { cartKeptFor } from '#shop/accounts/keeping.ts'
import type { CartLine } from '#shop/cart/cart.ts'
import { mergeCarts } from '#shop/cart/cart-merge.ts'
import { type AccountCartLine, isSamePack, keptLineOf } from '#shop/cart/kept-cart.ts'
import { mostLines } from '#shop/catalogue/pricing.ts'
import { keptLineFrom, type PricedLineView } from '#shop/wire/cart-calls.ts'
import { cartLineFrom } from '#shop/wire/cart-item.ts'
import type { CartLeft, CartSync } from './cart-sync.ts'

/** The cart of the account, as the shop answers. */
export interface Answered {
  readonly version: number
  readonly lines: readonly PricedLineView[]
}

interface Here {
  readonly items: readonly CartLine[]
  /** undefined: they have not met since somebody logged in */
  readonly known: CartSync | undefined
  /** what the same person left here once */
  readonly left: CartLeft | undefined
}

/** What this browser has of the cart, with what it cannot show. */
export function mineOf(items: readonly CartLine[], known: CartSync | undefined): readonly AccountCartLine[] {
  const unshown = known?.lines.filter(({ id }) => known.unshown.includes(id) && items.every((item) => item.id !== id))
  return [...items.map(keptLineOf), ...(unshown ?? [])].slice(0, mostLines)
}

/** The cart here and the one of the account become one; what the account had is what both know from then on. */
export function takeUp(who: string, { items, known, left }: Here, answered: Answered) {
  const theirs = answered.lines.map(keptLineFrom)
  const before = left
    ? mergeCarts({ ...metAt(left.known, answered), mine: mineOf(left.items, left.known), theirs })
    : { lines: theirs, leftOut: [] }
  const { lines, leftOut } = mergeCarts({ ...metAt(known, answered), mine: mineOf(items, known), theirs: before.lines })
  const shown = lines.map((line) => ({ line, item: itemFor(line, [...items, ...(left?.items ?? [])], answered.lines) }))
  const sync: CartSync = {
    of: who,
    version: answered.version,
    lines: theirs,
    unshown: shown.flatMap(({ line, item }) => (item ? [] : [line.id])),
  }
  return { items: shown.flatMap(({ item }) => item ?? []), sync, leftOut: [...before.leftOut, ...leftOut] }
}

/** After 90 days without a change the account forgot its cart: what is there since then is another. */
function metAt(
  known: CartSync | undefined,
  { version }: Answered,
): { base: readonly AccountCartLine[]; sent?: CartSync['sent'] } {
  if (known === undefined) return { base: [] }
  const isAnother = known.version > 0 && (version === 0 || version - known.version >= cartKeptFor)
  return isAnother ? { base: [] } : { base: known.lines, sent: known.sent }
}

/** What is here already keeps the price that was seen of it. Undefined: there is nothing to show. */
function itemFor(
  line: AccountCartLine,
  items: readonly CartLine[],
  answered: readonly PricedLineView[],
): CartLine | undefined {
  const own = items.find((item) => item.id === line.id && isSamePack(item, line))
  if (own) return { ...own, quantity: line.quantity }
  const there = answered.find(({ id }) => id === line.id)
  if (there?.price !== undefined && isSamePack(keptLineFrom(there), line))
    return { ...cartLineFrom({ ...there, price: there.price }), quantity: line.quantity }
  return items.find(({ id }) => id === line.id)
}
