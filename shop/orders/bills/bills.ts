import { toTheRupee } from '#shop/catalogue/weighed-price.ts'
import { shopDay } from '#shop/moment.ts'
import { type Paise, paise, total } from '#shop/money.ts'
import { isLive, type LineState } from '#shop/orders/line-status.ts'
import { after, type Move } from '#shop/orders/moves.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'

/** Bills and credit notes are counted apart. */
export type Counted = 'bill' | 'credit-note'

const letters: Readonly<Record<Counted, string>> = { bill: 'D', 'credit-note': 'C' }

/** 'D2627': the series of the financial year, April to March by the shop's own calendar. */
export function seriesOf(counted: Counted, at: number): string {
  const [year = 0, month = 0] = shopDay(at).split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return letters[counted] + twoDigits(first) + twoDigits(first + 1)
}

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0')

/** 'D2627/000123'. The law lets it have sixteen signs. */
export const numberIn = (series: string, nr: number): string => `${series}/${String(nr).padStart(6, '0')}`

/** Numbers of a series that are left out. */
export interface BillGap {
  readonly series: string
  readonly first: number
  readonly last: number
}

/** What is known beside the database of a series: the last number that was seen drawn, and up to which others may be since. */
export interface NotedSeries {
  readonly last: number
  readonly upTo: number
}

/** So many numbers are kept free above the last one that was seen: more are not drawn between two looks. */
const ahead = 100

/** What is to be noted of a series beside the database; undefined while what is noted still holds. */
export function noteOfSeries(noted: NotedSeries | undefined, last: number): NotedSeries | undefined {
  if (noted !== undefined && noted.last >= last) return undefined
  const holds = noted !== undefined && noted.upTo - last >= ahead / 2
  return { last, upTo: holds ? noted.upTo : last + ahead }
}

/**
 * The numbers to leave out of a series. What is noted beside the database says it, if that is as new as the database itself;
 * for a restored one of which nothing is noted, twice the busiest day for each day since it drew its last bill, and a hundred.
 */
export function gapAfter(
  { series, last }: { readonly series: string; readonly last: number },
  {
    noted,
    isRestored,
    busiestDay,
    daysSince,
  }: {
    readonly noted: NotedSeries | undefined
    readonly isRestored: boolean
    readonly busiestDay: number
    readonly daysSince: number
  },
): BillGap | undefined {
  const knows = noted !== undefined && noted.last >= last
  if (!isRestored && !(knows && noted.last > last)) return undefined
  const upTo = knows ? noted.upTo : last + ahead + 2 * busiestDay * daysSince
  return upTo > last ? { series, first: last + 1, last: upTo } : undefined
}

/** A line as a bill counts it. */
export interface BilledLine {
  readonly state: LineState
  /** as it was ordered */
  readonly ordered: Paise
  /** by the scale; undefined where that is open */
  readonly final: Paise | undefined
}

const nothing = paise(0)

/** What a line costs: by the scale, or as ordered where no scale has said anything. */
export const billedPrice = (line: BilledLine): Paise => (isLive(line) ? (line.final ?? line.ordered) : nothing)

/** A bill's sums. What packing has settled is not computed again. */
export function billedSums(
  lines: readonly BilledLine[],
  settled: Paise | null,
): { readonly total: Paise; readonly rounding: Paise } {
  const prices = lines.map(billedPrice)
  if (settled === null) return toTheRupee(prices)
  return { total: settled, rounding: paise(settled - total(prices)) }
}

/**
 * What an order costs that is delivered though not all of it was weighed: what no scale has settled costs what was ordered.
 * Undefined where the scale never saw any of it.
 */
export const sumAsFarAsWeighed = (lines: readonly BilledLine[]): Paise | undefined =>
  lines.every(({ state }) => state === 'to-weigh') ? undefined : billedSums(lines, null).total

/** A bill that was drawn, with what was credited on it since. */
export interface DrawnBill {
  readonly number: string
  readonly total: Paise
  readonly credited: Paise
  /** what of that the owner gave back */
  readonly given: Paise
}

export const leftOf = (bill: Pick<DrawnBill, 'total' | 'credited'>): Paise => paise(bill.total - bill.credited)

/**
 * The bill of an order that stands: its last one, until it is credited for what became of the order. What the owner gives
 * back of it, and be that all, leaves it standing.
 */
export function standingOf<Bill extends DrawnBill>(bills: readonly Bill[]): Bill | undefined {
  const last = bills.at(-1)
  return last !== undefined && last.credited === last.given ? last : undefined
}

/** What is to pay at the door: what the order comes to, less what the owner gave back of the bill over it. */
export function toPayOf(sum: Paise, bills: readonly DrawnBill[]): { readonly due: Paise; readonly credited: Paise } {
  const standing = standingOf(bills)
  const credited = standing?.total === sum ? standing.given : nothing
  return { due: paise(sum - credited), credited }
}

/** Why something was credited: it came back, it was rejected, it was billed again for another sum, or the owner gave it back. */
export const creditCauses = ['returned', 'rejected', 'billed-again', 'by-owner'] as const
export type CreditCause = (typeof creditCauses)[number]

/** The moves that end an order without a sale, though its bill may be drawn: going out can be undone. */
const unsold: Partial<Record<Move, CreditCause>> = { 'take-back': 'returned', reject: 'rejected' }

export const touchesBills = (move: Move): boolean =>
  move === 'send-out' || move === 'note-delivered' || unsold[move] !== undefined

/**
 * What a move means for the bills of its order. It gets one when it leaves the shop. If it leaves once more for the same sum
 * the bill stands; for another sum all that is left of the old one is credited, and a new one follows. What comes back for
 * good, or is rejected, is credited. What the operator notes as delivered is billed only if it was billed here before.
 */
export function billsAfter(
  move: Move,
  bills: readonly DrawnBill[],
  sum: Paise,
): {
  readonly credited: { readonly bill: DrawnBill; readonly cause: CreditCause } | undefined
  readonly draws: boolean
} {
  const standing = standingOf(bills)
  const credited = (cause: CreditCause) =>
    standing !== undefined && leftOf(standing) > 0 ? { bill: standing, cause } : undefined
  const ended = unsold[move]
  if (ended !== undefined) return { credited: credited(ended), draws: false }
  const isSold = move === 'send-out' || (move === 'note-delivered' && bills.length > 0)
  if (!isSold || standing?.total === sum) return { credited: undefined, draws: false }
  return { credited: credited('billed-again'), draws: true }
}

/** Why there is no paper of the last bill of an order: there is none, or the order did not leave the shop with it. */
export function whyNoPaper(bill: object | undefined, status: OrderStatus): 'none-yet' | 'waits' | 'ended' | undefined {
  if (bill === undefined) return 'none-yet'
  if (status === 'Rejected') return 'ended'
  return after(status, 'reject') === undefined ? undefined : 'waits'
}

export type CreditDecision =
  | { readonly credited: Paise }
  | { readonly refused: 'no-such-bill' }
  | { readonly refused: 'credit-too-much'; readonly left: Paise }

/** The owner gives back at most what is left of a bill. */
export function decideCredit(bill: DrawnBill | undefined, wanted: number): CreditDecision {
  if (bill === undefined) return { refused: 'no-such-bill' }
  const left = leftOf(bill)
  return wanted > left ? { refused: 'credit-too-much', left } : { credited: paise(wanted) }
}
