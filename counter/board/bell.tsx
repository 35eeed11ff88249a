import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useInterval } from '#browser/use-timeout.ts'
import { firstStatus } from '#shop/order-status.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { boardWords } from '#words/board.ts'
import { Button } from '#kit/button.tsx'
import { keep, recall } from '#counter/live/stored.ts'
import { counterTimings } from '#counter/live/timings.ts'
import { ring } from './ring.ts'

/** Rings for orders that are new since somebody touched the page, and shows it: whoever hears nothing sees it. */
export function Bell({ orders }: { orders: readonly StaffOrder[] }) {
  const [known, setKnown] = useState(() => new Set(orders.map(({ id }) => id)))
  const sound = useSyncExternalStore(listen, isOn, () => true)
  const fresh = orders.filter(({ id, status }) => status === firstStatus && !known.has(id)).length
  const touched = useEffectEvent(() => {
    if (fresh > 0) setKnown(new Set(orders.map(({ id }) => id)))
  })
  useEffect(() => {
    const touch = () => touched()
    for (const sign of signs) addEventListener(sign, touch)
    return () => {
      for (const sign of signs) removeEventListener(sign, touch)
    }
  }, [])
  const rings = fresh > 0 && sound
  useEffect(() => {
    if (rings) ring()
  }, [rings, fresh])
  useInterval(ring, rings ? counterTimings.ring : undefined)
  return (
    <div className="bell">
      <div role="status" className={fresh > 0 ? 'bell-sign' : undefined}>
        {fresh > 0 && (
          <>
            <p>{boardWords.newOrders(fresh)}</p>
            <p className="small muted">{boardWords.newSeen}</p>
          </>
        )}
      </div>
      <Button look="quiet" className="needs-script" aria-pressed={sound} onClick={() => turn(!sound)}>
        {sound ? boardWords.soundOn : boardWords.soundOff}
      </Button>
    </div>
  )
}

const signs = ['pointerdown', 'keydown'] as const

/** A setting of the device, and of every board that is open on it. */
const listeners = new Set<() => void>()

function listen(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

const isOn = (): boolean => recall('counter-sound') !== 'off'

function turn(on: boolean) {
  keep('counter-sound', on ? 'on' : 'off')
  for (const listener of listeners) listener()
}
