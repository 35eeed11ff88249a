import { isLive } from '#shop/orders/line-status.ts'
import { inTurn, isOut, type Stop } from '#shop/orders/round.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { roundWords } from '#words/round.ts'
import { tryOrderWords } from '#words/try-order.ts'

export const stopPath = ({ id }: Pick<StaffOrder, 'id'>): string => `/round?stop=${id}`

/** 'Parel' of 'Parel 400012': the pincode stands with the address. A try order goes nowhere. */
export const areaName = ({ area, buyer, isTry }: Pick<StaffOrder, 'area' | 'buyer' | 'isTry'>): string =>
  (isTry === true && tryOrderWords.mark) ||
  (buyer !== undefined && area.endsWith(` ${buyer.pincode}`) && area.slice(0, -buyer.pincode.length - 1)) ||
  area

export const packsOf = ({ lines }: Pick<StaffOrder, 'lines'>): number =>
  lines.filter(isLive).reduce((sum, { quantity }) => sum + quantity, 0)

/** Which of all orders of the round it is, in the bar. */
export function placeIn(stops: readonly Stop<StaffOrder>[], order: StaffOrder): string {
  const all = inTurn(stops)
  return roundWords.at(all.indexOf(order) + 1, all.length)
}

/** What is still to collect, of customers; undefined where nothing is left, or to who sees no sums. */
export function sumLeft(stops: readonly Stop<StaffOrder>[]): number | undefined {
  const left = stops
    .flatMap(({ orders }) => orders.filter((order) => isOut(order) && order.isTry !== true))
    .flatMap(({ totalPaise }) => totalPaise ?? [])
  return left.length === 0 ? undefined : left.reduce((sum, paise) => sum + paise, 0)
}
