import { type ReactNode, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLine } from '#browser/line.ts'
import { staffApi, watchDoor } from '#counter/api.ts'
import { useFreshToken } from '#counter/outbox/fresh-token.ts'
import { forgetSnapshots, noteTouched } from '#counter/outbox/snapshots.ts'
import { useSending } from '#counter/outbox/use-outbox.ts'
import { LockScreen } from '#counter/sign-in/lock-screen.tsx'
import { lockedPath } from '#counter/sign-in/own-place.ts'
import { PinDialog } from '#counter/sign-in/pin-asked.tsx'
import { ProveDialog } from '#counter/sign-in/prove-dialog.tsx'
import { wipe } from '#counter/sign-in/wipe.ts'
import { lockedWithoutLine } from '#shop/staff/staff-session.ts'
import { seconds } from '#shop/time.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { guardPresses } from '../press/twice.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import { Bar, type Leaving } from './bar.tsx'
import { bringPicturesAgain } from './pictures-again.ts'
import { takeAway } from './take-away.ts'

/** The bar, and what happens to the person at the counter: the screen locks, the owner is asked again, a device is revoked. */
export function Attended({ shop, me }: { shop: string; me: Me | undefined }) {
  /** by whom it was locked; by nobody where nobody touched it for too long, or it was locked elsewhere */
  const [locked, setLocked] = useState<Leaving | 'by-itself'>()
  const isLocked = locked !== undefined
  const [proving, setProving] = useState<((isProven: boolean) => void) | undefined>()
  const { isAsked, typePin, answerPin } = usePinAsked()
  const askAgain = useAskAgain()
  const left = useEffectEvent((why: 'over' | 'locked' | 'revoked') => {
    if (me === undefined) return
    if (why === 'revoked') void wipe().then((unsent) => location.assign(`/counter/sign-in?unsent=${unsent}`))
    // what the page still asked for as somebody locked it changes nothing of how they did
    else setLocked((before) => before ?? 'by-itself')
  })
  useEffect(
    () =>
      watchDoor({
        left,
        prove: () =>
          new Promise((decide) => {
            setProving(() => decide)
          }),
        typePin,
      }),
    [typePin],
  )
  useEffect(guardPresses, [])
  useEffect(bringPicturesAgain, [])
  const isCovered = isLocked && me !== undefined
  useEffect(() => {
    // a browser shows a page again as it was left, whoever is here by now
    const again = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [])
  useSending(shop, me, isLocked)
  useFreshToken(me)
  useTouches(isLocked ? undefined : me, () => setLocked('by-itself'))

  return (
    <>
      <Bar shop={shop} me={me} onLeave={(how) => void lock().then(() => setLocked(how))} />
      {/* before the lock takes the focus */}
      {isCovered && <PageAway />}
      {isCovered && (
        <Locked me={me}>
          <LockScreen
            me={me}
            shop={shop}
            asksFor={locked === 'lock' ? 'them' : 'anybody'}
            onSame={() => {
              setLocked(undefined)
              void askAgain()
            }}
          />
        </Locked>
      )}
      {isAsked && me !== undefined && !isLocked && (
        <PinDialog
          me={me}
          onEnd={(isShown) => {
            answerPin(isShown)
            if (isShown) void askAgain()
          }}
        />
      )}
      {proving && (
        <ProveDialog
          onEnd={(isProven) => {
            setProving(undefined)
            proving(isProven)
          }}
        />
      )}
    </>
  )
}

/** A PIN that a call waits for: all that wait have one answer. */
function usePinAsked() {
  const [isAsked, setAsked] = useState(false)
  const waiting = useRef<((isShown: boolean) => void)[]>([])
  const typePin = useCallback(
    () =>
      new Promise<boolean>((decide) => {
        waiting.current.push(decide)
        setAsked(true)
      }),
    [],
  )
  function answerPin(isShown: boolean) {
    for (const decide of waiting.current.splice(0)) decide(isShown)
    setAsked(false)
  }
  return { isAsked, typePin, answerPin }
}

/**
 * What lies over a page that is locked. A cutters' tablet leaves it for its list, which stays readable, as soon as that page can be
 * had: from the shop, or from the worker.
 */
function Locked({ me: { id, device }, children }: { me: Me; children: ReactNode }) {
  const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  const isReached = useLine() === 'online' || hasWorker
  const leaves = device.kind === 'cutters' && isReached
  useEffect(() => {
    if (!leaves) return
    const to = location.pathname + location.search
    void forgetSnapshots().then(() => location.assign(`/counter${lockedPath({ to, of: id })}`))
  }, [leaves, id])
  return leaves ? null : children
}

/** The page is out of the document as long as this stands. */
function PageAway() {
  useLayoutEffect(takeAway, [])
  return null
}

const lock = () => staffApi('lock')

/** Touches closer together than this are sent as one, at its end. */
const toldApart = seconds(15)

/** Tells the shop that somebody touches the screen, and says when nobody did for too long. */
function useTouches(me: Me | undefined, onLock: () => void): void {
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
