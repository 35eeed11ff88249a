import { useEffect } from 'react'
import { replayTaps } from '#browser/early-taps.ts'

/** What was tapped before the page came alive happens now. */
export function Alive() {
  useEffect(() => void replayTaps(), [])
  return null
}
