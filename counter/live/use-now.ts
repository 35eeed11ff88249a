import { useEffect, useState } from 'react'
import { useInterval } from '#browser/use-timeout.ts'
import { seconds } from '#shop/time.ts'
import { counterTimings } from './timings.ts'

/** The shop's clock on this screen: as the shop told it, and on from there. Each second where something is counted down. */
export function useNow(told: number, isCounting = false): number {
  const [now, setNow] = useState(told)
  const [heard, setHeard] = useState<{ told: number; at: number }>()
  useEffect(() => {
    setHeard({ told, at: performance.now() })
    setNow(told)
  }, [told])
  useInterval(
    () => heard && setNow(heard.told + performance.now() - heard.at),
    isCounting ? seconds(1) : counterTimings.tick,
  )
  return now
}
