import { useEffect, useState } from 'react'
import { createPath, type Location, useBlocker, useNavigation } from 'react-router'
import { isReached } from '#browser/ask-site.ts'
import { hush, tryAgain, useLost } from '#browser/lost-parts.ts'
import { Button } from '#kit/button.tsx'
import { fetchScript, isScriptHere } from '#kit/document/page-scripts.ts'
import { way } from '#web/site/way.ts'
import { frameWords } from '#words/frame.ts'

/** From page to page. Each way has a guard of its own: one that has let somebody go hears of nothing until they have arrived. */
export function Onward() {
  const [ways, setWays] = useState(0)
  return <Guard key={ways} onGone={() => setWays(ways + 1)} />
}

/**
 * This page stays, with all that was typed, until the next page's script is here. Where the line breaks meanwhile, or while
 * the script of the menu, the large picture, the reviews is fetched, that is said. Where the shop answers and only the
 * script is gone, as after the shop was renewed, the next page is loaded as a whole.
 */
function Guard({ onGone }: { onGone: () => void }) {
  const lost = useLost()
  const [isUnreached, setUnreached] = useState(false)
  const guard = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      (here.pathname !== there.pathname || here.search !== there.search) &&
      (way.getState().isWithoutLine || !isScriptHere(there.pathname)),
  )
  useEffect(() => {
    if (guard.state === 'proceeding' && !way.getState().isWithoutLine) onGone()
  }, [guard.state, onGone])
  useEffect(() => {
    if (guard.state !== 'blocked') return undefined
    const { location: next, proceed, reset } = guard
    let wanted = true
    async function go() {
      setUnreached(false)
      way.setState({ isFetching: true })
      const comes = await scriptOrPage(next)
      if (!wanted) return
      way.setState({ isFetching: false })
      if (comes === 'script') proceed()
      else if (comes === 'page') location.assign(createPath(next))
      else setUnreached(true)
    }
    way.setState({ next: { to: next, go: () => void go(), stay: reset } })
    if (!way.getState().isWithoutLine) void go()
    return () => {
      wanted = false
      way.setState({ next: undefined, isFetching: false })
      setUnreached(false)
    }
  }, [guard])
  // Who goes on needs nothing of this page any more, or all of it.
  const { location: going } = useNavigation()
  useEffect(() => {
    if (going) tryAgain()
  }, [going])
  return (
    <div role="status">
      {(lost || isUnreached) && (
        <div className="line-note">
          <p>{frameWords.lost}</p>
          <Button look="plain" onClick={() => (isUnreached ? way.getState().next?.go() : tryAgain())}>
            {frameWords.tryAgain}
          </Button>
          <Button
            look="plain"
            onClick={() => {
              hush()
              guard.reset?.()
            }}
          >
            {frameWords.stayHere}
          </Button>
        </div>
      )}
    </div>
  )
}

async function scriptOrPage(to: Location) {
  try {
    await fetchScript(to.pathname)
    return 'script'
  } catch {
    return (await isReached(createPath(to))) ? 'page' : 'nothing'
  }
}
