import { useEffect, useRef, useState } from 'react'
import { useInterval } from '#browser/use-timeout.ts'
import { seconds } from '#shop/time.ts'
import { counterTimings } from './timings.ts'

/** The shop's clock on this screen: as the shop told it, and on from there. Each second where something is counted down. */
export function useNow(told: number, isCounting = false): number {
  const [ticked, setTicked] = useState(told)
  const heard = useRef<{ told: number; at: number }>(undefined)
  useEffect(() => {
    heard.current = { told, at: performance.now() }
  }, [told])
  useInterval(
    () => heard.current && setTicked(heard.current.told + performance.now() - heard.current.at),
    isCounting ? seconds(1) : counterTimings.tick,
  )
  return Math.max(told, ticked)
}
