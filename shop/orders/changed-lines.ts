import { type AskedLine, mostOfLine, type OrderLine, toleratedOfLine, weighedAs } from '#shop/cart/order-lines.ts'
import { cleaningToday } from '#shop/catalogue/cleaning.ts'
import { productByCartId, type Shelf } from '#shop/catalogue/product.ts'
import { type Cap, mostPrice, type Pack } from '#shop/catalogue/weighed-price.ts'
import { type Paise, paise, total as sumOf, times } from '#shop/money.ts'
import { type Grams, grams, wholeGrams } from '#shop/weight.ts'

/** A line of an order as it stands. */
export interface StandingLine {
  readonly lineNo: number
  readonly productId: number
  readonly cartId: string
  readonly title: string
  readonly size: string
  readonly weight: string
  readonly grams: Grams
  readonly cleaning: string | undefined
  /** of one pack */
  readonly rate: Paise
  readonly quantity: number
  /** the most that was shown for it */
  readonly most: Paise
  /** the heaviest that it may be without anybody being asked */
  readonly tolerated: Grams
  readonly otherPacks: readonly Pack[]
  readonly labelWeight: string
}

/** A line as it is wanted: one that stays names its number. */
export interface WantedLine extends AskedLine {
  readonly line?: number | undefined
}

/** A line of the order after the change. */
export interface LineAfter extends StandingLine {
  readonly linePrice: Paise
  /** how many of its packs were ordered before, and keep their rate */
  readonly stays: number
  /** the packs that are new, at today's rate */
  readonly added: OrderLine | undefined
}

interface Split {
  readonly staying: readonly LineAfter[]
  readonly fresh: readonly AskedLine[]
}

/** What stays of the order, and what is new: of a line with more packs than before only the additional ones. */
export function splitLines(
  before: readonly StandingLine[],
  wanted: readonly WantedLine[],
  catalogue: Shelf,
): Split | { readonly refused: 'order-changed' } | { readonly refused: 'item-not-sold-so'; readonly title: string } {
  const staying: LineAfter[] = []
  const fresh: AskedLine[] = []
  for (const { line: named, ...asked } of wanted) {
    const line = before.find(({ lineNo }) => lineNo === named)
    if (named !== undefined && line === undefined) return { refused: 'order-changed' }
    if (line === undefined || !isSamePack(line, asked)) {
      fresh.push(asked)
      continue
    }
    const cleaning = cleaningOf(line, asked.cleaning ?? undefined, catalogue)
    if (cleaning === 'never') return { refused: 'item-not-sold-so', title: line.title }
    const stays = Math.min(asked.quantity, line.quantity)
    staying.push({ ...lineOf(soMany(line, stays)), cleaning: cleaning.is, stays })
    if (asked.quantity > stays) fresh.push({ ...asked, quantity: asked.quantity - stays })
  }
  return { staying, fresh }
}

const isSamePack = (line: StandingLine, { id, size, weight }: AskedLine): boolean =>
  line.cartId === id && line.size === (size ?? '') && line.weight === weight

/** How it was to be cleaned can stay, whatever is offered today. */
function cleaningOf(line: StandingLine, wanted: string | undefined, catalogue: Shelf) {
  if (wanted === line.cleaning || wanted === undefined || wanted === '') return { is: wanted || undefined }
  const product = productByCartId(catalogue, line.cartId)
  const today = product === undefined ? 'never' : cleaningToday(product, wanted)
  if (today === 'never') return today
  return { is: today === 'no-more' ? undefined : today.offered }
}

/** So many packs of a line, promised what they would have been if no more had been ordered, by the same rates. */
function soMany(line: StandingLine, packs: number): StandingLine {
  if (packs === line.quantity) return line
  const fewer = { ...line, quantity: packs }
  const tolerated = wholeGrams(Math.floor((line.tolerated * packs) / line.quantity))
  return { ...fewer, tolerated, most: mostPrice(fewer, tolerated) }
}

const lineOf = (line: StandingLine): LineAfter => ({
  ...line,
  linePrice: times(line.rate, line.quantity),
  stays: line.quantity,
  added: undefined,
})

/** Packs that cost the same as those of a line, and are cut the same, are more of that line; others are a line of their own. */
export function withAdded(lines: readonly LineAfter[], added: OrderLine, lastLine: number): LineAfter[] {
  const place = lines.findIndex((line) => isMoreOf(line, added))
  const line = lines[place]
  if (line === undefined) {
    const lineNo = Math.max(lastLine, ...lines.map((one) => one.lineNo)) + 1
    return [...lines, { ...newLine(added), lineNo }]
  }
  const both = line.added === undefined ? added : { ...added, quantity: line.added.quantity + added.quantity }
  const quantity = line.quantity + added.quantity
  return lines.with(place, { ...line, quantity, linePrice: paise(line.rate * quantity), added: both })
}

function isMoreOf(line: LineAfter, added: OrderLine): boolean {
  const { rate, otherPacks } = weighedAs(added)
  return (
    isSamePack(line, { ...added, id: added.product.cartId, seenPrice: 0 }) &&
    line.cleaning === added.cleaning &&
    line.rate === rate &&
    line.labelWeight === added.product.labelWeight &&
    isSameSheet(line.otherPacks, otherPacks)
  )
}

const isSameSheet = (one: readonly Pack[], other: readonly Pack[]): boolean =>
  one.length === other.length &&
  one.every((pack) => other.some(({ grams: label, rate }) => label === pack.grams && rate === pack.rate))

const newLine = (added: OrderLine): Omit<LineAfter, 'lineNo'> => ({
  productId: added.product.id,
  cartId: added.product.cartId,
  title: added.product.title,
  size: added.size,
  weight: added.weight,
  grams: grams(added.weight),
  cleaning: added.cleaning,
  rate: added.price,
  quantity: added.quantity,
  linePrice: times(added.price, added.quantity),
  most: paise(0),
  tolerated: wholeGrams(0),
  otherPacks: weighedAs(added).otherPacks,
  labelWeight: added.product.labelWeight,
  stays: 0,
  added,
})

/** A line holds what was promised of what stays, and what weighing may bring of what is new. */
export function withMost(line: LineAfter, { wish, before }: { wish: Cap; before: Cap }): LineAfter {
  const { stays, added } = line
  const tolerated = added === undefined ? line.tolerated : wholeGrams(line.tolerated + toleratedOfLine(added))
  if (wish === 'as-shown') return { ...line, tolerated, most: line.linePrice }
  const staying = before === 'as-shown' ? mostPrice({ ...line, quantity: stays }, line.tolerated) : line.most
  const kept = stays === 0 ? paise(0) : staying
  if (added === undefined) return { ...line, tolerated, most: kept }
  const both = sumOf([kept, mostOfLine(added, 'about')])
  return { ...line, tolerated, most: paise(Math.min(both, mostPrice(line, tolerated))) }
}

/** Which most was wished for: where weighing could bring more than the price, and no line may cost more, just that price. */
export const capOfLines = (lines: readonly StandingLine[]): Cap =>
  lines.every(({ rate, quantity, most }) => most === times(rate, quantity)) &&
  lines.some((line) => mostPrice(line, line.tolerated) > line.most)
    ? 'as-shown'
    : 'about'
