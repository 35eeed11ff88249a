import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useInterval } from '#browser/use-timeout.ts'
import { keep, recall } from '#counter/live/stored.ts'
import { counterTimings } from '#counter/live/timings.ts'
import { Icon } from '#counter/look/icon.tsx'
import { InBar } from '#counter/look/in-bar.tsx'
import { placeName } from '#counter/order/in-words.ts'
import { Button } from '#kit/button.tsx'
import { readableShort } from '#shop/money.ts'
import { firstStatus } from '#shop/orders/order-status.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { boardWords } from '#words/board.ts'
import { ring } from './ring.ts'

/** Whether new orders are heard: a setting of the device, and of every board that is open on it. */
const useSound = (): boolean => useSyncExternalStore(listen, isOn, () => true)

function turnSound(on: boolean): void {
  keep('counter-sound', on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

const isOn = (): boolean => recall('counter-sound') !== 'off'

const listeners = new Set<() => void>()

function listen(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** On or off for this device, in the bar. */
function BellButton() {
  const sound = useSound()
  return (
    <InBar at="bell">
      <button
        type="button"
        className="bell-button"
        aria-pressed={sound}
        aria-label={sound ? boardWords.soundOn : boardWords.soundOff}
        onClick={() => turnSound(!sound)}
      >
        <Icon name={sound ? 'bell' : 'bell-off'} />
      </button>
    </InBar>
  )
}

/** What the next board brings with it has just come. */
let isEachNew = false

/** Said by the page that stands in the place of an empty board, before it goes to the board. */
export const ringForEach = (): void => void (isEachNew = true)

/** The new orders that nobody has looked at yet, and what says that somebody has. */
export function useFresh(orders: readonly StaffOrder[]) {
  const [known, setKnown] = useState(() => new Set(isEachNew ? [] : orders.map(({ id }) => id)))
  useEffect(() => void (isEachNew = false), [])
  const fresh = orders.filter(({ id, status }) => status === firstStatus && !known.has(id))
  return { fresh, seen: () => setKnown(new Set(orders.map(({ id }) => id))) }
}

/**
 * Rings until somebody touches the page, counts in the title for whoever looks at another tab, and shows the new order at the foot
 * for whoever hears nothing.
 */
export function Bell({
  fresh,
  onShow,
  onSilence,
}: {
  fresh: readonly StaffOrder[]
  onShow: (order: StaffOrder) => void
  onSilence: () => void
}) {
  const sound = useSound()
  const count = fresh.length
  const [heard, setHeard] = useState(0)
  const touched = useEffectEvent(() => setHeard(count))
  useEffect(() => {
    const touch = () => touched()
    for (const sign of signs) addEventListener(sign, touch)
    return () => {
      for (const sign of signs) removeEventListener(sign, touch)
    }
  }, [])
  if (heard > count) setHeard(count)
  const rings = count > heard && sound
  useEffect(() => {
    if (rings) ring()
  }, [rings])
  useInterval(ring, rings ? counterTimings.ring : undefined)
  useEffect(() => {
    if (count === 0) return undefined
    const before = document.title
    document.title = boardWords.titleNew(count, boardWords.title)
    return () => {
      document.title = before
    }
  }, [count])
  const first = fresh[0]
  return (
    <>
      <BellButton />
      <div role="status" className="bell">
        {first !== undefined && (
          <aside className="foot foot-new">
            <p>
              <strong>{boardWords.newOrders(count)}</strong>
              <span>{inShort(first)}</span>
            </p>
            <Button look="quiet" onClick={onSilence}>
              <Icon name="bell-off" /> {boardWords.silence}
            </Button>
            <Button className="foot-go" onClick={() => onShow(first)}>
              {boardWords.show}
            </Button>
          </aside>
        )}
      </div>
    </>
  )
}

/** 'Asha Kolhatkar, Parel, ₹2,000', as far as this person may see it. */
const inShort = ({ buyer, area, totalPaise }: StaffOrder): string =>
  [buyer?.name, placeName(area), totalPaise !== undefined && readableShort(totalPaise)].filter(Boolean).join(', ')

const signs = ['pointerdown', 'keydown'] as const
