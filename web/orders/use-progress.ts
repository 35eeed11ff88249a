import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OrderView } from '#shop/wire/order.ts'
import type { OrderProgress } from '#shop/wire/progress.ts'
import { isUnderWay } from '#shop/orders/order-timeline.ts'
import { orderTimelineWords } from '#words/order-timeline.ts'
import { endLogin } from '#web/accounts/account.ts'
import { askQuietly } from './ask-quietly.ts'
import { stepSaid } from './step-said.ts'
import { watchProgress, type ProgressWatch } from './watch-progress.ts'

/** How far these orders are, as it changes while the page is looked at, and what to say of the last change. */
export function useProgress(token: string, orders: readonly OrderView[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, OrderProgress>>(new Map())
  const [said, setSaid] = useState('')
  const watch = useRef<ProgressWatch>(undefined)
  const withProgress = orders.map((order) => asFarAs(order, known.get(order._id)))

  const wanted = useEffectEvent(() => ({
    ids: orders.map(({ _id }) => _id),
    isUnderWay: withProgress.some(({ status }) => isUnderWay(status)),
  }))
  const told = useEffectEvent((changed: readonly OrderProgress[]) => {
    const moved = changed.find(({ _id, status }) => known.has(_id) && known.get(_id)?.status !== status)
    const number = orders.find(({ _id }) => _id === moved?._id)?.orderNumber
    if (moved && number !== undefined) setSaid(orderTimelineWords.changed(number, stepSaid(moved.status)))
    if (changed.length > 0) setKnown(new Map([...known, ...changed.map((one) => [one._id, one] as const)]))
  })

  useEffect(() => {
    const begun = watchProgress({
      ask: (body) => askQuietly('orderProgress', { token, body }),
      wanted: () => wanted(),
      told: (changed) => told(changed),
      signedOut: endLogin,
    })
    watch.current = begun
    begun.look()
    return begun.stop
  }, [token])

  const shown = orders.map(({ _id }) => _id).join()
  useEffect(() => {
    if (shown !== '') watch.current?.look()
  }, [shown])

  return { known, said }
}

/** The order as the shop last told it. */
export const asFarAs = <Order extends Pick<OrderView, 'status' | 'cancellable' | 'changeable'>>(
  order: Order,
  progress: OrderProgress | undefined,
): Order => {
  if (progress === undefined) return order
  const { status, cancellable, changeable } = progress
  return { ...order, status, cancellable, changeable }
}
