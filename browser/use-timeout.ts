import { useEffect, useEffectEvent } from 'react'

/** Does something once, `after` that long; undefined waits for ever. A new length starts the wait anew. */
export function useTimeout(deed: () => void, after: number | undefined): void {
  const onTime = useEffectEvent(deed)
  useEffect(() => {
    if (after === undefined) return undefined
    const timer = setTimeout(onTime, after)
    return () => clearTimeout(timer)
  }, [after])
}

/** Does something again and again; undefined stops it. */
export function useInterval(deed: () => void, every: number | undefined): void {
  const onTime = useEffectEvent(deed)
  useEffect(() => {
    if (every === undefined) return undefined
    const timer = setInterval(onTime, every)
    return () => clearInterval(timer)
  }, [every])
}
