import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { useStore } from 'zustand'
import { frameWords } from '#words/frame.ts'
import { isCalling, onCalling } from '#browser/api.ts'
import { timings } from '#browser/timings.ts'
import { useTimeout } from '#browser/use-timeout.ts'
import { replayTaps } from '#browser/early-taps.ts'
import { telephone } from '#web/site/links.ts'
import { FingersAhead } from '#web/site/ahead.tsx'
import { way } from '#web/site/way.ts'
import { Onward } from './onward.tsx'
import { WhenIdle } from './when-idle.tsx'

/** What somebody on a bad line must know, under the bar: that the page works only in part, is slow, or cannot be had. */
export function LineNotes({ phone }: { phone: string | undefined }) {
  return (
    <>
      <NotAlive phone={phone} />
      <UnderWay />
      <WhenIdle part="OfflinePages" />
      <Onward />
      <FingersAhead />
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
  const isFetching = useStore(way, (now) => now.isFetching)
  const going = state !== 'idle' || isFetching
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

function After({ wait, children }: { wait: number; children: ReactNode }) {
  const [due, setDue] = useState(false)
  useTimeout(() => setDue(true), wait)
  return due && children
}

const never = () => () => undefined
