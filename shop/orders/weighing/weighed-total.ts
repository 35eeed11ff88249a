import { toTheRupee } from '#shop/catalogue/weighed-price.ts'
import { type Paise, paise, total } from '#shop/money.ts'
import { type LineStanding, whyNotPacked, yesTo } from '#shop/orders/line-moves.ts'
import { isLive } from '#shop/orders/line-status.ts'

/** A line of an order as its sums need it. */
export interface SummedLine {
  /** the most that was shown for it */
  readonly most: Paise
  readonly standing: LineStanding
}

/** What a line may cost now: the most that was shown, or what it costs under its buyer's yes, and never more than the yes. */
export function capOf({ most, standing }: SummedLine): Paise {
  if (!isLive(standing)) return paise(0)
  const yes = standing.grams === undefined ? undefined : yesTo(standing, standing.grams)
  return yes === undefined ? most : paise(Math.max(most, Math.min(yes.price, standing.price ?? yes.price)))
}

/** The most that the order may come to, by what each line may cost. */
export const mostOfOrder = (lines: readonly SummedLine[]): Paise => total(lines.map(capOf))

/** The sum so far, down to the rupee; an open line costs nothing yet. */
export const totalSoFar = (lines: readonly SummedLine[]): ReturnType<typeof toTheRupee> =>
  toTheRupee(lines.map(({ standing }) => standing.price ?? paise(0)))

/** About what all will come to: what is weighed by the scale, the rest as it was ordered, and no line more than it may. */
export const aboutTotal = (
  lines: readonly (Parameters<typeof isLive>[0] & {
    readonly price: number | undefined
    readonly ordered: number
    readonly most: number
  })[],
): Paise =>
  toTheRupee(lines.filter(isLive).map(({ price, ordered, most }) => paise(price ?? Math.min(ordered, most)))).total

/** What is to pay: known once the order is packed, and as long as each line of it is settled. */
export function finalOf(lines: readonly SummedLine[], status: string): Paise | undefined {
  if (status !== 'Packed' || whyNotPacked(lines.map(({ standing }) => standing)) !== undefined) return undefined
  return totalSoFar(lines).total
}
