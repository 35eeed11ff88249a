import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Answer } from '#browser/read-answer.ts'
import { counterTimings } from '#counter/live/timings.ts'
import { type Topic, useLive } from '#counter/live/use-live.ts'
import { useNow } from '#counter/live/use-now.ts'
import { onOrderNews } from '#counter/outbox/news.ts'
import { sendWaiting } from '#counter/outbox/sender.ts'
import { agedBy } from '#counter/outbox/snapshots.ts'
import { useWithWaiting } from '#counter/outbox/waiting.ts'
import { useAsk } from '#forms/use-ask.ts'
import { withNews } from '#shop/orders/board.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'

interface Told {
  readonly now: number
  readonly orders: readonly StaffOrder[]
  /** all of the screen, where only the news was asked for */
  readonly isWhole?: boolean | undefined
}

/** Asks for the orders of the screen; of those that changed since, where the call can tell. */
type AskFor = (since: number, signal: AbortSignal) => Promise<Answer<Told>>

interface More {
  readonly areAll?: boolean
  /** what else the screen shows, by the same stream: a browser has few for one shop */
  readonly beside?: { readonly topics: readonly Topic[]; readonly refresh: () => void }
}

/** The orders of a screen, as they are now: as the page brought them, as the shop has told since, and with what waits for a line. */
export function useOrders(first: Told, askFor: AskFor, { areAll = false, beside }: More = {}) {
  const [told, setTold] = useState(first)
  const { ask } = useAsk()
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function refresh() {
    clearTimeout(again.current)
    const answer = await ask((signal) => askFor(told.now, signal))
    if (answer === undefined) return
    if (answer.ok) {
      const { now, orders, isWhole = areAll } = answer.body
      setTold((before) => ({ now, orders: isWhole ? orders : withNews(before.orders, orders) }))
      void sendWaiting()
    } else again.current = setTimeout(() => void refresh(), counterTimings.poll)
  }
  useEffect(() => () => clearTimeout(again.current), [])

  const heardOf = useEffectEvent((order: StaffOrder, now = told.now) =>
    setTold((before) => ({ now: Math.max(now, before.now), orders: withNews(before.orders, [order]) })),
  )
  useEffect(() => onOrderNews(({ order, now }) => heardOf(order, now)), [])

  const following = useLive(['orders', ...(beside?.topics ?? [])], (changed) => {
    if (changed.includes('orders')) void refresh()
    if (beside?.topics.some((topic) => changed.includes(topic))) beside.refresh()
  })
  const canUndo = told.orders.some(({ undoUntil = 0 }) => undoUntil > told.now)
  const now = useNow(told.now + agedBy(told.now), canUndo)
  return { orders: useWithWaiting(told.orders, now), told, now, following }
}
