import { useEffect } from 'react'
import { staffApi } from '#counter/api.ts'
import { counterTimings } from '#counter/live/timings.ts'
import { may } from '#shop/staff/staff.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { keepSnapshot, keepsHere, snapshotOf } from './snapshots.ts'

/** What goes to the scale next can be weighed without a line, though nobody has opened it here yet. */
export function useKeepAhead(orders: readonly StaffOrder[], { role }: Pick<Me, 'role'>): void {
  useEffect(() => {
    if (!may(role, 'weigh-lines')) return undefined
    const soon = setTimeout(() => void keepWeighings(orders), counterTimings.keepAhead)
    return () => clearTimeout(soon)
  }, [orders, role])
}

/** One after the other, and only what has changed since it was kept. */
async function keepWeighings(orders: readonly StaffOrder[]): Promise<void> {
  if (!keepsHere()) return
  for (const { id, version, status } of orders) {
    if (status !== 'Confirmed' && status !== 'Cutting') continue
    const kept = await snapshotOf(nameOf(id), staffCalls.weighing.gives)
    if (kept !== undefined && kept.order.version >= version) continue
    const answer = await staffApi('weighing', { params: { id } })
    if (!answer.ok) return
    await keepSnapshot(nameOf(id), answer.body.now, answer.body)
  }
}

const nameOf = (id: string): string => `weighing/${id}`
