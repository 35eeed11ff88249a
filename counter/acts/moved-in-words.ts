import { grouped } from '#shop/digits.ts'
import type { StaffOrderMove } from '#shop/wire/staff/orders.ts'
import type { WeighedLine } from '#shop/wire/staff/weighing.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { andCalled, doneOtherwise, doneWords, lineDoneWords, whoWords, withReason, withWeight } from '#words/done.ts'
import { reasonNames } from '#words/reasons.ts'

type LineMove = WeighedLine['moves'][number]

export const whoDid = ({ by }: Pick<StaffOrderMove | LineMove, 'by'>): string =>
  by.who === 'staff' ? by.name : whoWords[by.who]

/** 'Declined by Asif: Out of stock' */
export function lastDone(moved: Pick<StaffOrderMove, 'by' | 'move' | 'reason' | 'called'>): string {
  const { move, reason, called } = moved
  const done = (doneWords[move] ?? doneOtherwise)(whoDid(moved))
  const why = reason === '' ? done : withReason(done, reasonSaid(reason, { reasonNames }))
  return called === undefined ? why : andCalled(why)
}

/** 'Weighed by Asif, 1,480 g: Cut down' */
export function doneAtLine(moved: Pick<LineMove, 'by' | 'move' | 'grams' | 'reason'>): string {
  const { move, grams, reason } = moved
  const by = lineDoneWords[move](whoDid(moved))
  const done = grams === undefined ? by : withWeight(by, grouped(grams))
  return reason === '' ? done : withReason(done, reasonSaid(reason, { reasonNames }))
}
