import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useBlocker, useNavigation } from 'react-router'
import { frameWords } from '#words/frame.ts'
import { isCalling, onCalling } from '#browser/api.ts'
import { timings } from '#browser/timings.ts'
import { useTimeout } from '#browser/use-timeout.ts'
import { Button } from '#kit/button.tsx'
import { replayTaps } from '#browser/early-taps.ts'
import { telephone } from '#web/site/links.ts'
import { Lost } from './lost.tsx'

/** What somebody on a bad line must know, under the bar: that the page works only in part, is slow, or cannot be had. */
export function LineNotes({ phone }: { phone: string | undefined }) {
  return (
    <>
      <NotAlive phone={phone} />
      <UnderWay />
      <Offline />
      <Lost />
    </>
  )
}

/** Stands in every page and shows by its style alone after ten seconds, unless the script that takes it away has come. */
function NotAlive({ phone }: { phone: string | undefined }) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useEffect(() => void replayTaps(), [])
  if (alive || phone === undefined) return null
  return (
    <p className="line-note not-alive">
      {`${frameWords.notAlive} `}
      <a href={telephone(phone)}>{phone}</a>
    </p>
  )
}

/** A page on its way shows as a bar; that, or an answer, which takes long is said. */
function UnderWay() {
  const { state } = useNavigation()
  const going = state !== 'idle'
  const calling = useSyncExternalStore(onCalling, isCalling, () => false)
  return (
    <div role="status">
      {going && (
        <After wait={timings.progress}>
          <div className="progress" />
          <span className="only-heard">{frameWords.loading}</span>
        </After>
      )}
      {(going || calling) && (
        <After wait={timings.slow}>
          <p className="line-note">{frameWords.slow}</p>
        </After>
      )}
    </div>
  )
}

/** Without a network the page stays, rather than giving way to one that cannot be had; with it the way goes on. */
function Offline() {
  const stopped = useBlocker(
    ({ currentLocation, nextLocation }) => !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  )
  const { state, proceed } = stopped
  useEffect(() => {
    if (state !== 'blocked') return undefined
    addEventListener('online', proceed)
    return () => removeEventListener('online', proceed)
  }, [state, proceed])
  return (
    <div role="status">
      {stopped.state === 'blocked' && (
        <div className="line-note">
          <p>{frameWords.offline}</p>
          <Button look="plain" onClick={stopped.reset}>
            {frameWords.stayHere}
          </Button>
        </div>
      )}
    </div>
  )
}

function After({ wait, children }: { wait: number; children: ReactNode }) {
  const [due, setDue] = useState(false)
  useTimeout(() => setDue(true), wait)
  return due && children
}

const never = () => () => undefined
