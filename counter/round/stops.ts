import { isLive } from '#shop/orders/line-status.ts'
import { isOut, type Stop } from '#shop/orders/round.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { roundWords } from '#words/round.ts'

export const stopPath = ({ id }: Pick<StaffOrder, 'id'>): string => `/round?stop=${id}`

/** 'Parel' of 'Parel 400012': the pincode stands with the address. */
export const areaName = ({ area, buyer }: Pick<StaffOrder, 'area' | 'buyer'>): string =>
  (buyer !== undefined && area.endsWith(` ${buyer.pincode}`) && area.slice(0, -buyer.pincode.length - 1)) || area

export const packsOf = ({ lines }: Pick<StaffOrder, 'lines'>): number =>
  lines.filter(isLive).reduce((sum, { quantity }) => sum + quantity, 0)

/** Where a stop is in the round, in the bar. */
export const placeIn = (stops: readonly Stop<StaffOrder>[], stop: Stop<StaffOrder>): string =>
  roundWords.at(stops.indexOf(stop) + 1, stops.length)

/** What is still to collect; undefined where nothing is left, or to who sees no sums. */
export function sumLeft(stops: readonly Stop<StaffOrder>[]): number | undefined {
  const left = stops.flatMap(({ orders }) => orders.filter(isOut)).flatMap(({ totalPaise }) => totalPaise ?? [])
  return left.length === 0 ? undefined : left.reduce((sum, paise) => sum + paise, 0)
}
