import { movesOf } from '#shop/board.ts'
import { may } from '#shop/staff.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'

export const weighPath = ({ id }: Pick<StaffOrder, 'id'>): string => `/orders/${id}/weigh`

/** Whether the order stands at the scale for this person: it is packed from there. */
export const isToWeigh = (order: Pick<StaffOrder, 'status' | 'rider'>, me: Pick<Me, 'id' | 'role'>): boolean =>
  movesOf(order, me).next === 'pack' && may(me.role, 'weigh-lines')

/** Where whoever scans an order wants to be. */
export const orderPath = (order: Pick<StaffOrder, 'id' | 'status' | 'rider'>, me: Pick<Me, 'id' | 'role'>): string =>
  isToWeigh(order, me) ? weighPath(order) : `/orders/${order.id}`

export const findPath = (search: string): string => `/find?${new URLSearchParams({ search })}`
