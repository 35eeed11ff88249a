import { useEffect, useState } from 'react'
import { serverNow } from '#browser/server-clock.ts'
import { days } from '#shop/time.ts'
import { type OfflineOrders, ordersToKeep } from '#shop/wire/kept-orders.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { ordersHere } from './kept-here.ts'

const keptFor = days(30)

/** The newest orders of somebody, to be read where there is no line. */
export async function keepOrders(userId: string, newest: readonly OrderView[]): Promise<void> {
  const asOf = serverNow()
  if (asOf !== undefined) await ordersHere.put(userId, { userId, asOf, orders: ordersToKeep(newest) })
}

/** One more, which was placed just now. */
export async function keepPlaced(userId: string, placed: OrderView): Promise<void> {
  await ordersHere.update(userId, (now) => {
    const others = now?.orders.filter(({ _id }) => _id !== placed._id) ?? []
    const asOf = serverNow() ?? now?.asOf
    return asOf === undefined ? now : { userId, asOf, orders: ordersToKeep([placed, ...others]) }
  })
}

/** By the clock of the device: one that is wrong only makes them go earlier or later. */
export async function ordersKeptOf(userId: string): Promise<OfflineOrders | undefined> {
  const kept = await ordersHere.get(userId)
  if (kept === undefined || Math.abs(Date.now() - kept.asOf) < keptFor) return kept
  await ordersHere.delete(userId)
  return undefined
}

/** Undefined until they are read; null where none are kept. */
export function useKeptOrders(userId: string | undefined): OfflineOrders | null | undefined {
  const [kept, setKept] = useState<OfflineOrders | null>()
  useEffect(() => {
    let wanted = true
    const read = async () => {
      const found = userId === undefined ? undefined : await ordersKeptOf(userId)
      if (wanted) setKept(found ?? null)
    }
    void read()
    const stop = ordersHere.listen(() => void read())
    return () => {
      wanted = false
      stop()
    }
  }, [userId])
  return kept
}
