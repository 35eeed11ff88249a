import { useEffect, useState } from 'react'
import { createPath, type Location, useLocation } from 'react-router'
import { useStore } from 'zustand'
import { isGiven } from '#browser/ask-site.ts'
import { noteKeptView } from '#browser/kept-view.ts'
import { noteUnanswered, onLine, useLine } from '#browser/line.ts'
import { Button } from '#kit/button.tsx'
import { type AsOf, dataPath, isTooOld } from '#shop/kept-page.ts'
import { minutes } from '#shop/time.ts'
import { asOfInWords } from '#shop/words/moments.ts'
import { ownAddress } from '#web/paths.ts'
import { way } from '#web/site/way.ts'
import { timeWords } from '#words/measures.ts'
import { offlineWords } from '#words/offline.ts'
import { useHowItCame } from './heard-line.ts'
import { keptOf, type Shown, shownAsOf } from './kept-views.ts'
import './offline.css'

export { KeptWays } from './kept-ways.tsx'

/** What is said, and where links lead, while there is no line or a kept page is shown. */
export function WithoutLine() {
  return (
    <>
      <KeptBar />
      <WayOn />
    </>
  )
}

/** Without a line the way leads to what is kept; where the next page is not, this one stays until the line is back. */
function WayOn() {
  const line = useLine()
  const next = useStore(way, (now) => now.next)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    way.setState({ isWithoutLine: line === 'offline' })
    return () => way.setState({ isWithoutLine: false })
  }, [line])
  useEffect(() => {
    if (next === undefined || !way.getState().isWithoutLine) return undefined
    let wanted = true
    async function lead(to: Location, go: () => void) {
      const { data, page } = await keptOf(to)
      if (!wanted) return
      if (data) go()
      else if (page) location.assign(createPath(to))
      else setMissing(true)
    }
    // A network that is back says nothing of the shop.
    async function goOn({ pathname, search }: Location, go: () => void) {
      const isThere = await isGiven(dataPath(pathname) + search)
      if (!wanted) return
      if (isThere) go()
      // The line is looked for, and this is done again.
      else noteUnanswered('next page')
    }
    void lead(next.to, next.go)
    const stop = onLine((now) => now === 'online' && void goOn(next.to, next.go))
    return () => {
      wanted = false
      setMissing(false)
      stop()
    }
  }, [next])
  if (!isMissing) return null
  return (
    <div className="line-note">
      <p>{offlineWords.notKept}</p>
      <Button look="plain" onClick={next?.stay}>
        {offlineWords.stayHere}
      </Button>
    </div>
  )
}

/** Says as of when the rates are, without a line and wherever a kept page is shown. */
function KeptBar() {
  const { pathname, key } = useLocation()
  const path = ownAddress(pathname)
  const line = useLine()
  const { came, shown: whole } = useHowItCame(path)
  const isOld = line === 'offline' || came !== 'answered'
  // The first page of a visit has no key of its own.
  const shown = useAsOf(isOld ? path : undefined, key === 'default' ? whole : 'data')
  const isKept = isOld && shown !== undefined
  const mustWait = isKept && isTooOld(shown)
  useEffect(() => noteKeptView(isKept ? { isTooOld: mustWait } : undefined), [isKept, mustWait])
  if (!isOld) return null
  const why = line === 'offline' ? offlineWords.noLine : came === 'slow' ? offlineWords.slowLine : ''
  return (
    <div className="offline-bar" ref={keepRoomBelow}>
      <p>
        {[
          why,
          shown && offlineWords.asOf(asOfInWords(shown, { offlineWords, timeWords })),
          mustWait && offlineWords.orderingWaits,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {line === 'online' && (
        <Button look="plain" onClick={() => location.replace(location.pathname + location.search)}>
          {offlineWords.loadAgain}
        </Button>
      )}
    </div>
  )
}

/** What sticks to the end of the screen, and the end of the page, stand above the bar, however high its letters make it. */
function keepRoomBelow(bar: HTMLElement | null) {
  if (bar === null) return undefined
  const { style } = document.documentElement
  const follow = new ResizeObserver(() => style.setProperty('--below', `${bar.offsetHeight}px`))
  follow.observe(bar)
  return () => {
    follow.disconnect()
    style.removeProperty('--below')
  }
}

function useAsOf(path: string | undefined, of: Shown): AsOf | undefined {
  const [shown, setShown] = useState<AsOf>()
  useEffect(() => {
    if (path === undefined) return undefined
    let wanted = true
    const look = () => void shownAsOf(path, of).then((found) => wanted && setShown(found))
    look()
    // A page may stay open past midnight, and past the day for which its rates hold.
    const again = setInterval(look, minutes(1))
    document.addEventListener('visibilitychange', look)
    return () => {
      wanted = false
      clearInterval(again)
      document.removeEventListener('visibilitychange', look)
    }
  }, [path, of])
  return shown
}
