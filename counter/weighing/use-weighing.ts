import { useEffect, useEffectEvent, useState } from 'react'
import type { Weighing } from '#shop/wire/staff/weighing.ts'
import { staffApi } from '#counter/api.ts'
import { useOrders } from '#counter/order/use-orders.ts'
import { onOrderNews } from '#counter/outbox/news.ts'
import { useKeep } from '#counter/outbox/snapshots.ts'
import { useLinesWithWaiting } from '#counter/outbox/waiting.ts'
import { scaleStore } from '#counter/scale/scale-store.ts'

/** An order on the scale as it is now: as the page brought it, as the shop has told since, and with what waits for a line. */
export function useWeighing(first: Weighing) {
  const { id } = first.order
  const [told, setTold] = useState(first)
  const hear = (news: Weighing) => setTold((before) => (isOlder(news, before) ? before : news))
  const heard = useEffectEvent((news: Weighing | undefined) => {
    if (news?.order.id === id) hear(news)
  })
  useEffect(() => onOrderNews(({ weighing }) => heard(weighing)), [])
  const {
    orders: [order = first.order],
    now,
    following,
  } = useOrders({ now: first.now, orders: [first.order] }, askFor, { beside: scaleSettings })

  async function askFor(_: number, signal: AbortSignal) {
    const answer = await staffApi('weighing', { params: { id }, signal })
    if (!answer.ok) return answer
    hear(answer.body)
    return { ok: true, body: { now: answer.body.now, orders: [answer.body.order] } } as const
  }
  useKeep(`weighing/${id}`, told)
  return { ...useLinesWithWaiting(told, order), order, clock: now, following }
}

/** How the scale speaks, how its labels are laid out, and which fish they may name. */
const scaleSettings = { topics: ['scale', 'catalogue'], refresh: scaleStore.look } as const

/** Lines only come and move on: whatever has one less, or one as it was before, is an answer that came late. */
const isOlder = (news: Weighing, known: Weighing): boolean =>
  known.lines.some(({ lineNo, version }) => {
    const same = news.lines.find((line) => line.lineNo === lineNo)
    return same === undefined || same.version < version
  })
