import { toTheRupee } from '#shop/catalogue/weighed-price.ts'
import { paise } from '#shop/money.ts'
import { decideLeavingOut } from '#shop/orders/line-choices.ts'
import { decideWeighing, type StoredLineMove, standingAfter, type WeighableLine } from '#shop/orders/line-moves.ts'
import { isLive, type LineMove, type LineState, type WeightSource } from '#shop/orders/line-status.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'
import { aboutTotal } from '#shop/orders/weighing/weighed-total.ts'
import type { WaitingCommand, WaitingLeftOut, WaitingWeight } from '#shop/outbox/waiting-commands.ts'
import { wholeGrams } from '#shop/weight.ts'

type DoneBy = { readonly who: 'staff'; readonly name: string } | { readonly who: 'shopper' | 'command' }

/** A line as the page at the scale knows it. */
export interface LineSeen {
  readonly lineNo: number
  readonly version: number
  readonly grams: number
  readonly quantity: number
  readonly ratePaise?: number | undefined
  readonly otherPacks: readonly { readonly grams: number; readonly ratePaise?: number | undefined }[]
  readonly mostPaise?: number | undefined
  /** the heaviest that nobody need be asked about by its weight alone */
  readonly toleratedGrams: number
  /** the same by what it costs too, or by a yes */
  readonly mostGrams: number
  readonly state: LineState
  readonly pricePaise?: number | undefined
  readonly moves: readonly {
    readonly move: LineMove
    readonly at: number
    readonly by: DoneBy
    readonly grams?: number | undefined
    readonly source?: WeightSource | undefined
    readonly pricePaise?: number | undefined
    readonly reason: string
  }[]
}

/**
 * The line as the shop's own rule weighs it. What the screen says beforehand is that rule's; the server decides. For somebody
 * who may see no sums a gram costs a paisa: then the rule judges by the weights alone.
 */
export function weighable(line: LineSeen, { status }: { readonly status: OrderStatus }): WeighableLine {
  const { grams, quantity, ratePaise, otherPacks, mostPaise, mostGrams, state, version, moves } = line
  const stands = { grams: wholeGrams(grams), quantity, state, version, orderStatus: status }
  if (ratePaise === undefined || mostPaise === undefined)
    return {
      ...stands,
      rate: paise(grams),
      otherPacks: [],
      most: paise(mostGrams),
      tolerated: wholeGrams(mostGrams),
      agreed: undefined,
    }
  return {
    ...stands,
    rate: paise(ratePaise),
    otherPacks: otherPacks.flatMap((pack) =>
      pack.ratePaise === undefined ? [] : [{ grams: wholeGrams(pack.grams), rate: paise(pack.ratePaise) }],
    ),
    most: paise(mostPaise),
    tolerated: wholeGrams(line.toleratedGrams),
    agreed: standingAfter(moves.map(asKept)).agreed,
  }
}

/** Whether the asker may see what the line costs. */
export const showsMoney = ({ ratePaise }: Pick<LineSeen, 'ratePaise'>): boolean => ratePaise !== undefined

const asKept = (
  { move, at, grams, source, pricePaise, reason }: LineSeen['moves'][number],
  place: number,
): StoredLineMove => ({
  no: place + 1,
  move,
  by: { who: 'command' },
  at,
  grams: grams === undefined ? undefined : wholeGrams(grams),
  source,
  price: pricePaise === undefined ? undefined : paise(pricePaise),
  reason,
})

/** The line once the shop has taken what waits for it. What does not fit what is known any more changes nothing. */
export const lineWithWaiting = <Line extends LineSeen>(
  line: Line,
  order: { readonly status: OrderStatus },
  commands: readonly WaitingCommand[],
): Line =>
  commands.reduce(
    (before, command) =>
      command.does !== 'move' && command.line === line.lineNo ? afterLine(before, order, command) : before,
    line,
  )

function afterLine<Line extends LineSeen>(
  line: Line,
  order: { readonly status: OrderStatus },
  command: WaitingWeight | WaitingLeftOut,
): Line {
  const seen = weighable(line, order)
  const { role } = command.by
  if (command.does === 'leave-out')
    return 'leftOut' in decideLeavingOut(seen, { seen: command.seen, role })
      ? { ...line, state: 'left-out', version: line.version + 1, ...priced(line, 0) }
      : line
  const decision = decideWeighing(seen, { ...command, over: command.over, role })
  if ('refused' in decision || decision.weighed.move === 'ask') return line
  const { grams, price } = decision.weighed
  const weighed = {
    grams,
    source: command.source,
    at: command.at,
    by: { who: 'staff', name: command.by.name },
    hasPhotograph: false,
  }
  return { ...line, state: 'weighed', version: line.version + 1, ...priced(line, price), weighed }
}

const priced = (line: LineSeen, pricePaise: number) => (showsMoney(line) ? { pricePaise } : {})

/** About what all will come to. */
export const estimateOfLines = (lines: readonly LineSeen[]): number =>
  aboutTotal(
    lines.map(({ state, pricePaise, ratePaise = 0, quantity, mostPaise = 0 }) => ({
      state,
      price: pricePaise,
      ordered: ratePaise * quantity,
      most: mostPaise,
    })),
  )

/** The sum so far, down to the rupee. */
export const totalOfLines = (lines: readonly Pick<LineSeen, 'state' | 'pricePaise'>[]): number =>
  toTheRupee(lines.filter(isLive).map(({ pricePaise = 0 }) => paise(pricePaise))).total
