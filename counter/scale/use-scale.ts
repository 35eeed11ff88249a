import { useEffect, useSyncExternalStore } from 'react'
import type { ScaleFault, ScaleReading, ScaleState } from '#shop/scale/protocol.ts'
import { type TakenReading, takeReading } from '#shop/scale/taking.ts'
import { type ScaleNow, scaleStore } from './scale-store.ts'

export interface Scale {
  readonly state: ScaleState
  /** what lies on it now; undefined while it says nothing, or that it cannot weigh */
  readonly reading: ScaleReading | undefined
  readonly fault: ScaleFault | undefined
  /** whether this browser can have one at all */
  readonly canConnect: boolean
  /** asks the person for the port; only a press may do so */
  readonly connect: () => Promise<void>
  /** the reading that a line may take now, or why there is none */
  readonly take: () => TakenReading
  /** once a line has kept it: the next line takes another reading */
  readonly done: (reading: ScaleReading) => void
}

/** The scale that stands at this screen. Its port stays open from page to page. */
export function useScale(): Scale {
  const { state, memory } = useScaleNow()
  const heard = state === 'on' ? memory.now : undefined
  return {
    state,
    reading: heard !== undefined && 'grams' in heard ? heard : undefined,
    fault: heard !== undefined && 'fault' in heard ? heard.fault : undefined,
    canConnect: state !== 'none',
    connect: scaleStore.connect,
    take: () => takeReading({ ...memory, now: heard }),
    done: scaleStore.take,
  }
}

export function useScaleNow(): ScaleNow {
  useEffect(() => scaleStore.start(), [])
  return useSyncExternalStore(scaleStore.watch, scaleStore.now, scaleStore.atFirst)
}
