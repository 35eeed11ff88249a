import { grouped } from '#shop/digits.ts'
import type { StaffOrderMove } from '#shop/wire/staff/orders.ts'
import type { WeighedLine } from '#shop/wire/staff/weighing.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { doneOtherwise, doneWords, reasonNames, whoWords, withReason } from '#words/staff-orders.ts'
import { lineDoneWords, withWeight } from '#words/weighing.ts'

type LineMove = WeighedLine['moves'][number]

export const whoDid = ({ by }: Pick<StaffOrderMove | LineMove, 'by'>): string =>
  by.who === 'staff' ? by.name : whoWords[by.who]

/** 'rejected it: Sold out' */
export function whatWasDone({ move, reason }: Pick<StaffOrderMove, 'move' | 'reason'>): string {
  const done = doneWords[move] ?? doneOtherwise
  return reason === '' ? done : withReason(done, reasonSaid(reason, { reasonNames }))
}

/** 'weighed it: 1,480 g: Cut down' */
export function whatWasDoneAt({ move, grams, reason }: Pick<LineMove, 'move' | 'grams' | 'reason'>): string {
  const done = grams === undefined ? lineDoneWords[move] : withWeight(lineDoneWords[move], grouped(grams))
  return reason === '' ? done : withReason(done, reasonSaid(reason, { reasonNames }))
}

/** 'Asif confirmed it' */
export const lastDone = (moved: StaffOrderMove): string => `${whoDid(moved)} ${whatWasDone(moved)}`
