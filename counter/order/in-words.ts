import { seconds } from '#shop/time.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { clockInWords, waitInWords } from '#words/formatters.ts'
import { staffOrderWords } from '#words/staff-orders.ts'

export const sinceWhen = ({ changedAt }: Pick<StaffOrder, 'changedAt'>, now: number): string =>
  staffOrderWords.since(clockInWords(changedAt), waitInWords(Math.max(seconds(1), now - changedAt)))

/** Any phone's own map, or a page of one. */
export const mapLink = ({ lines, pincode }: NonNullable<StaffOrder['buyer']>): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: [...lines, pincode].join(', ') })}`
