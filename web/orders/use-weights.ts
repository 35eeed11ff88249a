import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAsk } from '#forms/use-ask.ts'
import { mayBeWeighed } from '#shop/orders/order-status.ts'
import type { OrderView } from '#shop/wire/order.ts'
import type { OrderProgress } from '#shop/wire/progress.ts'
import type { WeighedOrder } from '#shop/wire/weighed.ts'
import { askQuietly } from './ask-quietly.ts'

/** An order's weights: fetched once there may be some, and again at each change. */
export function useWeights(
  { _id: id, status }: Pick<OrderView, '_id' | 'status'>,
  { token, progress, known }: { token: string; progress: OrderProgress | undefined; known?: WeighedOrder | undefined },
): WeighedOrder | undefined {
  const [weights, setWeights] = useState(known)
  const { ask } = useAsk()
  const seen = useRef(known && { progress })
  const isWanted = mayBeWeighed(status)

  const read = useEffectEvent(async () => {
    const answer = await ask((signal) => askQuietly('orderWeights', { token, params: { id }, signal }))
    if (answer?.ok) setWeights(answer.body)
  })
  useEffect(() => {
    if (!isWanted) return
    // How far it is when the page opens is no change of what was asked for with it.
    const isNews =
      seen.current === undefined || (seen.current.progress !== undefined && seen.current.progress !== progress)
    seen.current = { progress }
    if (isNews) void read()
  }, [isWanted, progress])

  return isWanted ? weights : undefined
}
