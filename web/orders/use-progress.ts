import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Answer } from '#browser/read-answer.ts'
import { timings } from '#browser/timings.ts'
import { isUnderWay } from '#shop/orders/order-status.ts'
import type { Gives, Sends } from '#shop/wire/calls.ts'
import { meaningOf } from '#shop/wire/meaning.ts'
import type { OrderView } from '#shop/wire/order.ts'
import type { OrderProgress } from '#shop/wire/progress.ts'
import { endLogin } from '#web/accounts/account.ts'
import { orderTimelineWords } from '#words/orders.ts'
import { askQuietly } from './ask-quietly.ts'
import { stepSaid } from './step-said.ts'

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

type Ask = (query: Sends<'orderProgress'>) => Promise<Answer<Gives<'orderProgress'>>>

/** More would not fit into an address. */
const mostNamed = 40

interface ProgressWatch {
  /** looks now, and from then on again and again */
  readonly look: () => void
  readonly stop: () => void
}

/** Asks how far the orders on a page are, for all of them at once: only while somebody looks, and more seldom while nobody answers. */
function watchProgress({
  ask,
  wanted,
  told,
  signedOut,
}: {
  ask: Ask
  /** the orders that the page shows, and whether anything can still happen to one */
  wanted: () => { readonly ids: readonly string[]; readonly isUnderWay: boolean }
  told: (orders: Gives<'orderProgress'>['orders']) => void
  signedOut: () => void
}): ProgressWatch {
  const named = new Set<string>()
  let since: number | undefined
  let wait = timings.progressLook
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isStopped = false

  /** Orders that are new on the page are asked for by name, the others by when they changed. */
  function nextQuery(): Sends<'orderProgress'> | undefined {
    const { ids, isUnderWay } = wanted()
    const fresh = ids.filter((id) => !named.has(id)).slice(0, mostNamed)
    if (fresh.length > 0) return { orders: fresh.join(',') }
    return isUnderWay && since !== undefined ? { since: String(since) } : undefined
  }

  async function look() {
    clearTimeout(timer)
    if (isStopped || isAsking || document.hidden) return
    const query = nextQuery()
    if (query === undefined) return
    isAsking = true
    const answer = await ask(query)
    isAsking = false
    if (isStopped) return
    if (answer.ok) {
      wait = timings.progressLook
      for (const id of query.orders?.split(',') ?? []) named.add(id)
      if (query.orders === undefined || since === undefined) since = answer.body.now
      told(answer.body.orders)
    } else if (meaningOf(answer) === 'log-in') {
      signedOut()
      return
    } else wait = Math.min(wait * 2, timings.checkAgainAtMost)
    const { ids } = wanted()
    const isMoreToName = answer.ok && ids.some((id) => !named.has(id))
    timer = setTimeout(() => void look(), isMoreToName ? 0 : wait)
  }

  const onShown = () => void look()
  document.addEventListener('visibilitychange', onShown)
  return {
    look: () => void look(),
    stop() {
      isStopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onShown)
    },
  }
}
