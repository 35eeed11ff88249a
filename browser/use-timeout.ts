import { useEffect, useEffectEvent, useLayoutEffect } from 'react'

/** Runs something once `after` a delay, counted from when the screen changed; undefined never runs it. A new delay restarts the wait. */
export function useTimeout(deed: () => void, after: number | undefined): void {
  const onTime = useEffectEvent(deed)
  useLayoutEffect(() => {
    if (after === undefined) return undefined
    const timer = setTimeout(onTime, after)
    return () => clearTimeout(timer)
  }, [after])
}

/** Runs something repeatedly; undefined stops it. */
export function useInterval(deed: () => void, every: number | undefined): void {
  const onTime = useEffectEvent(deed)
  useEffect(() => {
    if (every === undefined) return undefined
    const timer = setInterval(onTime, every)
    return () => clearInterval(timer)
  }, [every])
}
