import { useState } from 'react'
import { useNavigate } from 'react-router'
import { numbered } from '#shop/board.ts'
import { may } from '#shop/staff.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { staffApi } from '#counter/api.ts'
import { findPath, orderPath } from '#counter/order/order-path.ts'

/** What a scanner reads while somebody weighs: the number of another order leads there. */
export function useScanned(order: StaffOrder, me: Me) {
  const navigate = useNavigate()
  const [unknown, setUnknown] = useState<string>()

  async function open(scanned: string) {
    setUnknown(undefined)
    if (numbered([order], scanned) !== undefined) return
    if (may(me.role, 'find-orders')) return navigate(findPath(scanned))
    const answer = await staffApi('board')
    const found = answer.ok ? numbered(answer.body.orders, scanned) : undefined
    if (found === undefined) setUnknown(scanned)
    else await navigate(orderPath(found, me))
  }

  return { unknown, scan: (scanned: string) => void open(scanned) }
}
