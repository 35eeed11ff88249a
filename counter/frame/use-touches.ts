import { useEffect, useEffectEvent } from 'react'
import type { Me } from '#shop/wire/staff/own.ts'
import { lockedWithoutLine } from '#shop/staff/staff-session.ts'
import { seconds } from '#shop/time.ts'
import { staffApi } from '#counter/api.ts'
import { noteTouched } from '#counter/outbox/snapshots.ts'

/** Touches closer together than this are sent as one, at its end. */
const toldApart = seconds(15)

/** Tells the shop that somebody touches the screen, and says when nobody did for too long. */
export function useTouches(me: Me | undefined, onLock: () => void): void {
  const locked = useEffectEvent(onLock)
  const id = me?.id
  const lockedAfter = me?.lockedAfter ?? 0
  const locksIn = me?.locksIn ?? 0

  useEffect(() => {
    if (id === undefined) return undefined
    let touchedAt = Date.now() - lockedAfter + locksIn
    let toldAt = Date.now()
    let telling: ReturnType<typeof setTimeout> | undefined
    let locking: ReturnType<typeof setTimeout> | undefined

    const tell = () => {
      telling = undefined
      toldAt = Date.now()
      void staffApi('touch')
      void noteTouched()
    }
    const arm = () => {
      clearTimeout(locking)
      locking = setTimeout(() => void lookAgain(), Math.max(0, touchedAt + lockedAfter - Date.now()))
    }
    /** Somebody may be busy in another window of this browser: the shop knows. */
    const lookAgain = async () => {
      const answer = await staffApi('me')
      if (!answer.ok && 'unreachable' in answer && Date.now() < touchedAt + Math.max(lockedAfter, lockedWithoutLine)) {
        locking = setTimeout(() => void lookAgain(), toldApart)
        return
      }
      if (!answer.ok || answer.body.locksIn <= 0) return locked()
      touchedAt = Date.now() - lockedAfter + answer.body.locksIn
      arm()
    }
    const touched = () => {
      touchedAt = Date.now()
      telling ??= setTimeout(tell, Math.max(0, toldAt + toldApart - touchedAt))
      arm()
    }
    // A machine that slept does not run its clocks.
    const seen = () => {
      if (document.visibilityState === 'visible' && Date.now() >= touchedAt + lockedAfter) void lookAgain()
    }

    arm()
    for (const kind of touches) addEventListener(kind, touched, { passive: true })
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearTimeout(telling)
      clearTimeout(locking)
      for (const kind of touches) removeEventListener(kind, touched)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [id, lockedAfter, locksIn])
}

const touches = ['pointerdown', 'keydown', 'wheel'] as const
