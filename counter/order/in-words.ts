import { isOpen } from '#shop/orders/board.ts'
import { seconds } from '#shop/time.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { waitInWords } from '#shop/words/moments.ts'
import { clockInWords } from '#words/formatters.ts'
import { timeWords } from '#words/measures.ts'
import { shortWaits, staffOrderWords } from '#words/staff-orders.ts'

/** 'waiting 25 min' of an order that is open, '5:09 pm' of one that has ended. */
export function sinceWhen({ status, changedAt }: Pick<StaffOrder, 'status' | 'changedAt'>, now: number): string {
  if (!isOpen(status)) return clockInWords(changedAt)
  const wait = Math.max(seconds(1), now - changedAt)
  return staffOrderWords.isWaiting(waitInWords(wait, { timeWords: { ...timeWords, ...shortWaits } }))
}

/** 'Dadar' of 'Dadar 400014': on a screen a place is a name. */
export const placeName = (area: string): string => area.replace(/ \d{6}$/, '')

/** Any phone's own map, or a page of one. */
export const mapLink = ({ lines, pincode }: NonNullable<StaffOrder['buyer']>): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: [...lines, pincode].join(', ') })}`
