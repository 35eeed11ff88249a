import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Me } from '#shop/wire/staff/own.ts'
import { staffApi, watchDoor } from '#counter/api.ts'
import { LockScreen } from '#counter/sign-in/lock-screen.tsx'
import { ProveDialog } from '#counter/sign-in/prove-dialog.tsx'
import { useFreshToken } from '#counter/outbox/fresh-token.ts'
import { useSending } from '#counter/outbox/use-outbox.ts'
import { wipe } from '#counter/sign-in/wipe.ts'
import { guardPresses } from '../press/twice.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import { Bar } from './bar.tsx'
import { takeAway } from './take-away.ts'
import { useTouches } from './use-touches.ts'

/** The bar, and what happens to the person at the counter: the screen locks, the owner is asked again, a device is revoked. */
export function Attended({ shop, me }: { shop: string; me: Me | undefined }) {
  const [isLocked, setLocked] = useState(false)
  const [proving, setProving] = useState<((isProven: boolean) => void) | undefined>()
  const askAgain = useAskAgain()
  const left = useEffectEvent((why: 'over' | 'locked' | 'revoked') => {
    if (me === undefined) return
    if (why === 'revoked') void wipe().then((unsent) => location.assign(`/counter/sign-in?unsent=${unsent}`))
    else setLocked(true)
  })
  useEffect(
    () =>
      watchDoor({
        left,
        prove: () =>
          new Promise((decide) => {
            setProving(() => decide)
          }),
      }),
    [],
  )
  useEffect(guardPresses, [])
  const isCovered = isLocked && me !== undefined
  useEffect(() => {
    // a browser shows a page again as it was left, whoever is here by now
    const again = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [])
  useSending(shop, me, isLocked)
  useFreshToken(me)
  useTouches(isLocked ? undefined : me, () => setLocked(true))

  return (
    <>
      <Bar shop={shop} me={me} onLock={() => void lock().then(() => setLocked(true))} />
      {/* before the lock takes the focus */}
      {isCovered && <PageAway />}
      {isCovered && (
        <LockScreen
          me={me}
          onSame={() => {
            setLocked(false)
            void askAgain()
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

/** The page is out of the document as long as this stands. */
function PageAway() {
  useLayoutEffect(takeAway, [])
  return null
}

const lock = () => staffApi('lock')
