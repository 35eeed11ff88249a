import type { Actor } from '#shop/by.ts'
import { isDoubtful, mostGrams, type OrderedLine, orderedGrams, weighedPrice } from '#shop/catalogue/weighed-price.ts'
import { type Paise, paise } from '#shop/money.ts'
import { type Act, may, type Role } from '#shop/staff/staff.ts'
import { minutes } from '#shop/time.ts'
import { type Grams, leastWeight, mostWeight, wholeGrams } from '#shop/weight.ts'
import type { LineMove, LineState, WeightSource } from './line-status.ts'
import type { OrderStatus } from './order-status.ts'

/** So long the buyer has to answer; then the counter cuts down or gives. */
export const answerWithin = minutes(15)

/** A move of a line as it is kept. */
export interface StoredLineMove {
  /** 1 for the first of its line */
  readonly no: number
  readonly move: LineMove
  readonly by: Actor
  readonly at: number
  /** what lay on the scale without its tare; for each move but of a weighing undefined */
  readonly grams?: Grams | undefined
  readonly source?: WeightSource | undefined
  /** what the line costs since then, or would cost if the buyer says yes */
  readonly price?: Paise | undefined
  readonly reason: string
}

/** How a line stands after its moves. */
export interface LineStanding {
  readonly state: LineState
  /** how many moves it has: an act names the number that it saw */
  readonly version: number
  /** of the last weighing */
  readonly grams?: Grams | undefined
  readonly source?: WeightSource | undefined
  /** what it costs; undefined until that is settled */
  readonly price?: Paise | undefined
  /** what the buyer is asked to pay */
  readonly asked?: { readonly no: number; readonly price: Paise; readonly at: number } | undefined
  /** what the buyer said yes to: up to so many grams */
  readonly agreed?: { readonly grams: Grams; readonly price: Paise } | undefined
}

const nothingYet: LineStanding = { state: 'to-weigh', version: 0 }

/** The moves of a line tell how it stands. The columns of the line only remember the last of it. */
export const standingAfter = (moves: readonly StoredLineMove[]): LineStanding => moves.reduce(afterMove, nothingYet)

function afterMove(before: LineStanding, { no, move, at, grams, source, price }: StoredLineMove): LineStanding {
  const { agreed } = before
  const weighed = { grams: grams ?? before.grams, source: source ?? before.source, version: no, agreed }
  const standings: Record<LineMove, LineStanding> = {
    weigh: { ...weighed, state: 'weighed', price },
    give: { ...weighed, state: 'weighed', price },
    ask: { ...weighed, state: 'asked', asked: price === undefined ? undefined : { no, price, at } },
    agree: { ...weighed, state: 'weighed', price, agreed: agreement(before, price) },
    decline: { ...weighed, state: 'declined' },
    'leave-out': { state: 'left-out', version: no, price: paise(0), agreed },
    replace: { state: 'replaced', version: no, price: paise(0) },
  }
  return standings[move]
}

const agreement = ({ grams }: LineStanding, price: Paise | undefined): LineStanding['agreed'] =>
  grams === undefined || price === undefined ? undefined : { grams, price }

/** A line that is to be weighed: as it was ordered, how it stands, and the most that was shown for it. */
export interface WeighableLine extends OrderedLine, Pick<LineStanding, 'state' | 'version' | 'agreed'> {
  readonly orderStatus: OrderStatus
  readonly most: Paise
  /** the heaviest that it may be without anybody being asked, whatever it costs */
  readonly tolerated: Grams
}

/** A line, with what its buyer was promised of it and has said to it. */
type PromisedLine = OrderedLine & Pick<WeighableLine, 'most' | 'tolerated' | 'agreed'>

/** Whether the buyer has to be asked about these grams: judged by the weight first, then by the money. */
export const isTooMuch = (line: PromisedLine, grams: Grams): boolean =>
  yesTo(line, grams) === undefined && (grams > line.tolerated || weighedPrice(line, grams) > line.most)

/** A yes binds the weighing that it was said to; what weighs no more has it too. */
export const yesTo = ({ agreed }: Pick<LineStanding, 'agreed'>, grams: Grams): LineStanding['agreed'] =>
  agreed !== undefined && grams <= agreed.grams ? agreed : undefined

/**
 * What these grams cost without another question. Under a yes they cost their own price, never more than the yes; what is
 * too much of them is free.
 */
export function unaskedPrice(line: PromisedLine, grams: Grams): Paise {
  const yes = yesTo(line, grams)
  if (yes !== undefined) return paise(Math.min(weighedPrice(line, grams), yes.price))
  return paise(Math.min(weighedPrice(line, wholeGrams(Math.min(grams, line.tolerated))), line.most))
}

/** The most that may be charged for these grams: what was shown, or what they cost under a yes. */
export const capFor = (line: PromisedLine, grams: Grams): Paise => paise(Math.max(line.most, unaskedPrice(line, grams)))

/** The heaviest that nobody need be asked about: by weight and money, or by the buyer's yes. */
export const heaviestFor = (line: PromisedLine): Grams =>
  wholeGrams(Math.max(Math.min(line.tolerated, mostGrams(line, line.most)), line.agreed?.grams ?? 0))

/** How much of what lies there is a gift: 0 where nothing was given. */
export const givenFree = (line: PromisedLine, last: LineMove | undefined, grams: number): number =>
  last === 'give' ? Math.max(0, grams - heaviestFor(line)) : 0

export interface WantedWeighing {
  readonly grams: number
  /** the version of the line that the screen showed */
  readonly seen: number
  readonly role: Role
  /** what to do with what is too much */
  readonly over: 'give' | 'ask' | undefined
  /** yes, it really weighs that */
  readonly isSure: boolean
  /** why it is weighed again */
  readonly reason: string
}

type WeighingDecision =
  | { readonly weighed: { readonly move: 'weigh' | 'give' | 'ask'; readonly grams: Grams; readonly price: Paise } }
  | WeighingRefused

export type WeighingRefused =
  | { readonly refused: 'not-your-act' }
  /** somebody else had this line meanwhile */
  | { readonly refused: 'line-moved' }
  /** it is not being cut, or has gone out */
  | { readonly refused: 'line-not-open' }
  | { readonly refused: 'line-replaced' }
  | { readonly refused: 'line-left-out' }
  /** there is nothing that a buyer could answer, or that is too much */
  | { readonly refused: 'nothing-asked' }
  /** what was chosen cannot replace it today */
  | { readonly refused: 'no-replacement' }
  /** another fish is given only where a call with the customer is noted */
  | { readonly refused: 'call-not-noted' }
  /** less was said on the telephone than what was chosen costs */
  | { readonly refused: 'said-below-price'; readonly price: Paise }
  /** the customer was not told that the whole order comes to more */
  | { readonly refused: 'order-most-rises'; readonly was: Paise; readonly most: Paise }
  /** more than may be paid in cash at the door */
  | { readonly refused: 'over-cash-limit'; readonly most: Paise; readonly total: Paise }
  | { readonly refused: 'replacement-short'; readonly left: Grams }
  | { readonly refused: 'weight-impossible' }
  | { readonly refused: 'grams-or-kilos'; readonly grams: Grams; readonly ordered: Grams }
  | { readonly refused: 'over-most'; readonly grams: Grams; readonly heaviest: Grams }
  | { readonly refused: 'reason-missing' }

/** Staff weigh from when the fish is cut until it goes out. */
export const weighableStatuses: readonly OrderStatus[] = ['Cutting', 'Packed']

/** What a reading of the scale means for a line. */
export function decideWeighing(line: WeighableLine, wanted: WantedWeighing): WeighingDecision {
  const refused = whyNotChanged(line, wanted)
  if (refused !== undefined) return refused
  const { grams, over, isSure, reason } = wanted
  if (!isWeight(grams)) return { refused: 'weight-impossible' }
  if (isDoubtful(line, grams) && !isSure) return { refused: 'grams-or-kilos', grams, ordered: orderedGrams(line) }
  if (line.version > 0 && reason === '') return { refused: 'reason-missing' }
  const isOver = isTooMuch(line, grams)
  if (isOver && over === undefined) return { refused: 'over-most', grams, heaviest: heaviestFor(line) }
  if (isOver && over === 'ask') return { weighed: { move: 'ask', grams, price: weighedPrice(line, grams) } }
  return { weighed: { move: isOver ? 'give' : 'weigh', grams, price: unaskedPrice(line, grams) } }
}

const isWeight = (grams: number): grams is Grams =>
  Number.isSafeInteger(grams) && grams >= leastWeight && grams <= mostWeight

/** What stands against any act at a line of an order. */
export function whyNotChanged(
  line: Pick<WeighableLine, 'orderStatus' | 'state' | 'version'>,
  { seen, role, act = 'weigh-lines' }: { readonly seen: number; readonly role: Role; readonly act?: Act },
): WeighingRefused | undefined {
  if (!may(role, act)) return { refused: 'not-your-act' }
  if (line.version !== seen) return { refused: 'line-moved' }
  if (!weighableStatuses.includes(line.orderStatus)) return { refused: 'line-not-open' }
  if (line.state === 'replaced') return { refused: 'line-replaced' }
  return undefined
}

/** What a buyer says to a weighing, by the link that they got or on the telephone. */
export type AnswerDecision =
  | { readonly answered: { readonly move: 'agree' | 'decline'; readonly price: Paise } }
  /** the line was weighed again since, or somebody has answered */
  | { readonly refused: 'ask-over' }
  | { readonly refused: 'ask-too-late' }

/** The answer binds the one weighing that was asked about, and its one amount. */
export function decideAnswer(
  standing: Pick<LineStanding, 'state' | 'asked'>,
  { no, answer, at }: { readonly no: number; readonly answer: 'agree' | 'decline'; readonly at: number },
): AnswerDecision {
  const { state, asked } = standing
  if (state !== 'asked' || asked === undefined || asked.no !== no) return { refused: 'ask-over' }
  if (at >= asked.at + answerWithin) return { refused: 'ask-too-late' }
  return { answered: { move: answer, price: asked.price } }
}

/** What stands against packing: each line is weighed, left out or replaced, and something is left to pack. */
export function whyNotPacked(
  lines: readonly { readonly state: LineState }[],
): 'line-not-weighed' | 'answer-awaited' | 'nothing-to-pack' | undefined {
  if (lines.some(({ state }) => state === 'asked')) return 'answer-awaited'
  if (lines.some(({ state }) => state === 'to-weigh' || state === 'declined')) return 'line-not-weighed'
  return lines.some(({ state }) => state === 'weighed') ? undefined : 'nothing-to-pack'
}
