import { useEffect, useState } from 'react'
import { createPath, type Location, useLocation, useNavigate, useNavigation } from 'react-router'
import { frameWords } from '#words/frame.ts'
import { isReached } from '#browser/ask-site.ts'
import { hush, tryAgain, useLost } from '#browser/lost-parts.ts'
import { Button } from '#kit/button.tsx'
import { ownAddress } from '#web/paths.ts'

/**
 * The line broke while the next page's script was fetched, or that of the menu, the large picture, the reviews: this page
 * stays, with all that was typed. Where the shop answers and only the script is gone, as after the shop was renewed, the
 * next page is loaded as a whole.
 */
export function Lost() {
  const here = useLocation()
  const next = useOnward(ownAddress(createPath(here)))
  const navigate = useNavigate()
  const lost = useLost()
  const { unreached, askAgain } = useWholePages(next)
  // Continuing refetches everything.
  useEffect(() => next && tryAgain(), [next])
  function stay() {
    hush()
    if (next)
      void navigate(here, {
        replace: true,
        state: here.state,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      })
  }
  return (
    <div role="status">
      {(lost || unreached) && (
        <div className="line-note">
          <p>{frameWords.lost}</p>
          <Button look="plain" onClick={unreached ? askAgain : tryAgain}>
            {frameWords.tryAgain}
          </Button>
          <Button look="plain" onClick={stay}>
            {frameWords.stayHere}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Where somebody is going. Staying counts as going to the current page. */
function useOnward(here: string) {
  const { location } = useNavigation()
  return location && createPath(location) !== here ? location : undefined
}

/**
 * When a page's script does not come, the router reloads the document, and a dead line then ends in the browser's own error
 * page. That reload is stopped. The router never asks for that script again, so from then on each page is loaded as a
 * whole, once the shop answers. Says whether it did not.
 */
function useWholePages(next: Location | undefined) {
  const [isBroken, setBroken] = useState(false)
  const [unreached, setUnreached] = useState<Location>()
  useEffect(() => onOwnReload(() => setBroken(true)), [])
  useEffect(() => {
    if (!isBroken || !next || unreached === next) return undefined
    const href = createPath(next)
    let wanted = true
    async function load() {
      const there = await isReached(href)
      if (!wanted) return
      if (there) location.assign(href)
      else setUnreached(next)
    }
    void load()
    return () => {
      wanted = false
    }
  }, [isBroken, next, unreached])
  return { unreached: next !== undefined && unreached === next, askAgain: () => setUnreached(undefined) }
}

/** Stops a reload that nobody asked for. A browser without the Navigation API reloads; while developing, a change does. */
function onOwnReload(tell: () => void) {
  if (import.meta.env.DEV || !('navigation' in window)) return undefined
  const stop = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated) return
    event.preventDefault()
    tell()
  }
  navigation.addEventListener('navigate', stop)
  return () => navigation.removeEventListener('navigate', stop)
}
