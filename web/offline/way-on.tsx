import { useEffect, useState } from 'react'
import { createPath, type Location } from 'react-router'
import { useStore } from 'zustand'
import { dataPath } from '#shop/checkout/kept-page.ts'
import { offlineWords } from '#words/offline.ts'
import { isGiven } from '#browser/ask-site.ts'
import { noteUnanswered, onLine, useLine } from '#browser/line.ts'
import { Button } from '#kit/button.tsx'
import { way } from '#web/site/way.ts'
import { keptOf } from './kept-views.ts'

/** Without a line the way leads to what is kept; where the next page is not, this one stays until the line is back. */
export function WayOn() {
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
