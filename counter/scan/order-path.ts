import { movesOf } from '#shop/orders/board.ts'
import { whyNotPacked } from '#shop/orders/line-moves.ts'
import { may } from '#shop/staff/staff.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'

export const weighPath = ({ id }: Pick<StaffOrder, 'id'>): string => `/orders/${id}/weigh`

type Standing = Pick<StaffOrder, 'status' | 'rider' | 'lines'>

/** Whether this person takes the order to the scale next: something of it is not settled yet. */
export const isToWeigh = (order: Standing, me: Pick<Me, 'id' | 'role'>): boolean =>
  movesOf(order, me).next === 'pack' && may(me.role, 'weigh-lines') && whyNotPacked(order.lines) !== undefined

/** Where a scan of an order leads. */
export const orderPath = (order: Standing & Pick<StaffOrder, 'id'>, me: Pick<Me, 'id' | 'role'>): string =>
  isToWeigh(order, me) ? weighPath(order) : `/orders/${order.id}`

export const findPath = (search: string): string => `/find?${new URLSearchParams({ search })}`
