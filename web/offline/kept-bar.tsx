import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type AsOf, asOfInWords, isTooOld } from '#shop/as-of.ts'
import { minutes } from '#shop/time.ts'
import { offlineWords } from '#words/offline.ts'
import { noteKeptView } from '#browser/kept-view.ts'
import { useLine } from '#browser/line.ts'
import { Button } from '#kit/button.tsx'
import { ownAddress } from '#web/paths.ts'
import { useHowItCame } from './heard-line.ts'
import { type Shown, shownAsOf } from './kept-views.ts'

/** Says as of when the rates are, without a line and wherever a kept page is shown. */
export function KeptBar() {
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
        {[why, shown && offlineWords.asOf(asOfInWords(shown)), mustWait && offlineWords.orderingWaits]
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
