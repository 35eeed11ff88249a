import { priceOf } from '#shop/catalogue/pricing.ts'
import { productByCartId, type Shelf } from '#shop/catalogue/product.ts'
import type { Cap } from '#shop/catalogue/weighed-price.ts'
import { inRupees, type Paise, paise, rupees } from '#shop/money.ts'
import type { StandingLine, WantedLine } from '#shop/orders/changed-lines.ts'
import { type ChangeableOrder, drawChange } from '#shop/orders/order-change.ts'
import { parseWeight, wholeGrams } from '#shop/weight.ts'
import type { OrderToChange } from '#shop/wire/changed-order.ts'
import { cleaningFromWire } from '#shop/wire/cleaning.ts'

/** A line as somebody wants it while they change their order. */
export interface DraftLine {
  /** its own as long as the page is open */
  readonly key: string
  /** its number, where the order has it already */
  readonly line?: number | undefined
  readonly id: string
  readonly title: string
  readonly size: string
  readonly weight: string
  readonly cleaning: string | undefined
  readonly quantity: number
  /** taken out, and still there to be put back */
  readonly isOut: boolean
}

/** What a draft needs of the order as it stands. */
type Seen = Pick<OrderToChange, 'lines' | 'lastLine'> & {
  readonly order: Pick<OrderToChange['order'], 'totalPrice' | 'mostPrice'>
}

export const draftOf = ({ lines }: Pick<Seen, 'lines'>): DraftLine[] =>
  lines.map(({ line, id, title, size, weight, cleaningOption, quantity }) => ({
    key: String(line),
    line,
    id,
    title,
    size,
    weight,
    cleaning: cleaningFromWire(cleaningOption) || undefined,
    quantity,
    isOut: false,
  }))

/**
 * After somebody else changed the order: what was typed stays, and all else is as it stands now. A line that was typed
 * at and is gone would be a new one.
 */
export function draftAgain(
  draft: readonly DraftLine[],
  was: Pick<Seen, 'lines'>,
  now: Pick<Seen, 'lines'>,
): DraftLine[] {
  const before = draftOf(was)
  const typed = draft.filter((one) => !before.some((line) => isSameDraft(one, line)))
  const typedAt = (line: number | undefined) => typed.find((one) => line !== undefined && one.line === line)
  const standing = draftOf(now).map((one) => typedAt(one.line) ?? one)
  const isStanding = (one: DraftLine) => one.line !== undefined && standing.some(({ line }) => line === one.line)
  const others = typed.filter((one) => !isStanding(one) && (one.line === undefined || !one.isOut))
  return [...standing, ...others.map((one) => ({ ...one, line: undefined }))]
}

const isSameDraft = (one: DraftLine, other: DraftLine): boolean =>
  one.line === other.line &&
  one.id === other.id &&
  one.size === other.size &&
  one.weight === other.weight &&
  one.cleaning === other.cleaning &&
  one.quantity === other.quantity &&
  one.isOut === other.isOut

/** What was typed, where it was; otherwise how it stands now. */
export const typedOr = <Value>(typed: Value, was: Value, now: Value, isSame = Object.is): Value =>
  isSame(typed, was) ? now : typed

interface DrawnDraft {
  readonly drawn: ReturnType<typeof drawChange>
  /** as they are sent: with what a new pack costs, as the page shows it */
  readonly lines: readonly WantedLine[]
}

/** What the order would come to. */
export function drawDraft(seen: Seen, draft: readonly DraftLine[], shelf: Shelf, cap: Cap): DrawnDraft {
  const lines = draft
    .filter(({ isOut }) => !isOut)
    .map(({ line, id, title, size, weight, cleaning, quantity }) => {
      const price = rateNow(shelf, { id, size, weight })
      return { line, id, title, size, weight, cleaning, quantity, seenPrice: price === undefined ? 0 : inRupees(price) }
    })
  return { drawn: drawChange(standing(seen), { lines, cap }, shelf), lines }
}

/** What a pack costs today; undefined where it is not sold so. */
function rateNow(shelf: Shelf, { id, size, weight }: Pick<DraftLine, 'id' | 'size' | 'weight'>): Paise | undefined {
  const product = productByCartId(shelf, id)
  return product && product.available ? priceOf(product, { size, weight: parseWeight(weight) }) : undefined
}

/** Of the packs of a line those that keep the rate at which they were ordered, and those that cost what they cost today. */
export function packsOf(seen: Pick<Seen, 'lines'>, draft: DraftLine, shelf: Shelf): readonly Packs[] {
  const line = seen.lines.find((one) => one.line === draft.line)
  const isSame = line?.id === draft.id && line.size === draft.size && line.weight === draft.weight
  const stays = isSame ? Math.min(line.quantity, draft.quantity) : 0
  const more = draft.quantity - stays
  const now = rateNow(shelf, draft)
  return [
    ...(stays > 0 && line ? [{ packs: stays, rate: rupees(line.price), isNew: false }] : []),
    ...(more > 0 ? [{ packs: more, rate: now, isNew: true }] : []),
  ]
}

interface Packs {
  readonly packs: number
  /** undefined: it is not sold so today */
  readonly rate: Paise | undefined
  readonly isNew: boolean
}

function standing({ order, lines, lastLine }: Seen): Pick<ChangeableOrder, 'lines' | 'lastLine' | 'total' | 'most'> {
  return {
    lines: lines.map(standingLine),
    lastLine,
    total: rupees(order.totalPrice),
    most: rupees(order.mostPrice),
  }
}

const standingLine = (one: OrderToChange['lines'][number]): StandingLine => ({
  lineNo: one.line,
  productId: one.productId,
  cartId: one.id,
  title: one.title,
  size: one.size,
  weight: one.weight,
  grams: wholeGrams(one.grams),
  cleaning: cleaningFromWire(one.cleaningOption) || undefined,
  rate: rupees(one.price),
  quantity: one.quantity,
  most: rupees(one.most),
  tolerated: wholeGrams(one.tolerated),
  otherPacks: one.otherPacks.map(({ grams, price }) => ({ grams: wholeGrams(grams), rate: rupees(price) })),
  labelWeight: one.labelWeight,
})

/** The difference from before. */
export const moreThan = (before: number, now: Paise): Paise => paise(now - rupees(before))
