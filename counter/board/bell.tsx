import { useEffect, useEffectEvent, useState } from 'react'
import { useInterval } from '#browser/use-timeout.ts'
import { firstStatus } from '#shop/orders/order-status.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { boardWords } from '#words/board.ts'
import { Button } from '#kit/button.tsx'
import { counterTimings } from '#counter/live/timings.ts'
import { ring } from './ring.ts'
import { turnSound, useSound } from './sound.ts'

/** Rings for orders that are new since somebody touched the page, and also shows it, for people who hear nothing. */
export function Bell({ orders }: { orders: readonly StaffOrder[] }) {
  const [known, setKnown] = useState(() => new Set(orders.map(({ id }) => id)))
  const sound = useSound()
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
  }, [rings])
  useInterval(ring, rings ? counterTimings.ring : undefined)
  return (
    <div role="status" className="bell">
      {fresh > 0 && (
        <div className="bell-sign">
          <p>{boardWords.newOrders(fresh)}</p>
          <p className="small muted">{boardWords.newSeen}</p>
        </div>
      )}
    </div>
  )
}

/** On or off for this device. */
export function SoundSetting() {
  const sound = useSound()
  return (
    <Button look="quiet" className="needs-script" aria-pressed={sound} onClick={() => turnSound(!sound)}>
      {sound ? boardWords.soundOn : boardWords.soundOff}
    </Button>
  )
}

const signs = ['pointerdown', 'keydown'] as const
