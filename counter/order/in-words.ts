import { reasonSaid } from '#shop/reasons.ts'
import { clockInWords } from '#shop/moment.ts'
import { seconds, waitInWords } from '#shop/time.ts'
import type { StaffOrder, StaffOrderMove } from '#shop/wire/staff/orders.ts'
import { doneOtherwise, doneWords, staffOrderWords, whoWords, withReason } from '#words/staff-orders.ts'

export const whoDid = ({ by }: Pick<StaffOrderMove, 'by'>): string => (by.who === 'staff' ? by.name : whoWords[by.who])

/** 'rejected it: Sold out' */
export function whatWasDone({ move, reason }: Pick<StaffOrderMove, 'move' | 'reason'>): string {
  const done = doneWords[move] ?? doneOtherwise
  return reason === '' ? done : withReason(done, reasonSaid(reason))
}

/** 'Asif confirmed it' */
export const lastDone = (moved: StaffOrderMove): string => `${whoDid(moved)} ${whatWasDone(moved)}`

export const sinceWhen = ({ changedAt }: Pick<StaffOrder, 'changedAt'>, now: number): string =>
  staffOrderWords.since(clockInWords(changedAt), waitInWords(Math.max(seconds(1), now - changedAt)))

/** Any phone's own map, or a page of one. */
export const mapLink = ({ lines, pincode }: NonNullable<StaffOrder['buyer']>): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: [...lines, pincode].join(', ') })}`
