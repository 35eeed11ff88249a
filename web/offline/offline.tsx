import { useEffect, useState } from 'react'
import { createPath, type Location, useBlocker, useLocation } from 'react-router'
import { type AsOf, asOfInWords } from '#shop/kept-page.ts'
import { offlineWords } from '#words/offline.ts'
import { onLine, useLine } from '#browser/line.ts'
import { Button } from '#kit/button.tsx'
import { hearWorker } from './heard-line.ts'
import { keptOf, shownAsOf } from './kept-views.ts'
import { startWorker } from './worker.ts'
import './offline.css'

/** What a page does about its line once it has nothing else to do: it keeps itself, and says when it is a kept one. */
export function Offline() {
  useEffect(() => {
    hearWorker()
    void startWorker()
  }, [])
  return (
    <div role="status" data-line={useLine()}>
      <KeptBar />
      <WayOn />
    </div>
  )
}

/** Without a line each page says as of when its rates are. */
function KeptBar() {
  const line = useLine()
  const shown = useShownAsOf(line === 'offline')
  if (line === 'online') return null
  return <p className="offline-bar">{shown ? offlineWords.noLine(asOfInWords(shown)) : offlineWords.offline}</p>
}

function useShownAsOf(isOffline: boolean): AsOf | undefined {
  const { pathname, key } = useLocation()
  const [shown, setShown] = useState<AsOf>()
  useEffect(() => {
    if (!isOffline) return undefined
    let wanted = true
    // The first page of a visit has no key of its own.
    void shownAsOf(pathname, key === 'default').then((asOf) => wanted && setShown(asOf))
    return () => {
      wanted = false
    }
  }, [isOffline, pathname, key])
  return shown
}

/** Without a line the way leads to what is kept; where the next page is not, this one stays until the line is back. */
function WayOn() {
  const line = useLine()
  const stopped = useBlocker(
    ({ currentLocation, nextLocation }) => line === 'offline' && currentLocation.pathname !== nextLocation.pathname,
  )
  const { state, proceed, location: next } = stopped
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (state !== 'blocked') return undefined
    let wanted = true
    async function lead(to: Location, go: () => void) {
      const { data, page } = await keptOf(to.pathname)
      if (!wanted) return
      if (data) go()
      else if (page) location.assign(createPath(to))
      else setMissing(true)
    }
    void lead(next, proceed)
    const stop = onLine((now) => now === 'online' && proceed())
    return () => {
      wanted = false
      setMissing(false)
      stop()
    }
  }, [state, next, proceed])
  if (state !== 'blocked' || !isMissing) return null
  return (
    <div className="line-note">
      <p>{offlineWords.notKept}</p>
      <Button look="plain" onClick={stopped.reset}>
        {offlineWords.stayHere}
      </Button>
    </div>
  )
}
