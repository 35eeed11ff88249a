import { capFor, type LineStanding, whyNotPacked } from '#shop/line-moves.ts'
import { isLive } from '#shop/line-status.ts'
import { type Paise, paise, total } from '#shop/money.ts'
import { type OrderedLine, toTheRupee } from '#shop/weighing.ts'
import type { Grams } from '#shop/weight.ts'

/** A line of an order as its sums need it. */
export interface SummedLine {
  readonly ordered: OrderedLine
  /** the most that was shown for it */
  readonly most: Paise
  /** the heaviest that it may be without anybody being asked */
  readonly tolerated: Grams
  readonly standing: LineStanding
}

/** What a line may cost now: the most that was shown, or what it costs under its buyer's yes while that counts. */
export function capOf({ ordered, most, tolerated, standing }: SummedLine): Paise {
  if (!isLive(standing)) return paise(0)
  const { agreed, grams } = standing
  return grams === undefined ? most : capFor({ ...ordered, most, tolerated, agreed }, grams)
}

/** The most that the order may come to, by what each line may cost. */
export const mostOfOrder = (lines: readonly SummedLine[]): Paise => total(lines.map(capOf))

/** The sum so far, down to the rupee; an open line costs nothing yet. */
export const totalSoFar = (lines: readonly SummedLine[]): ReturnType<typeof toTheRupee> =>
  toTheRupee(lines.map(({ standing }) => standing.price ?? paise(0)))

/** What is to pay: known once the order is packed, and as long as each line of it is settled. */
export function finalOf(lines: readonly SummedLine[], status: string): Paise | undefined {
  if (status !== 'Packed' || whyNotPacked(lines.map(({ standing }) => standing)) !== undefined) return undefined
  return totalSoFar(lines).total
}
