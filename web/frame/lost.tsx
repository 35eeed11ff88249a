import { useEffect } from 'react'
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router'
import { words } from '#shop/words.ts'
import { hush, noteLost, tryAgain, useLost } from '#web/browser/lost-parts.ts'
import { Button } from '#web/kit/button.tsx'
import { answers } from '#web/kit/try-again.tsx'

/**
 * The line broke while the next page's script was fetched, or that of the menu, the large picture, the reviews: this page
 * stays, with all that was typed. Where the shop answers and only the script is gone, as after the shop was renewed, the
 * next page is loaded as a whole.
 */
export function Lost() {
  const here = useLocation()
  const next = useOnward(createPath(here))
  const navigate = useNavigate()
  const lost = useLost()
  useEffect(() => {
    const note = (event: Event) => noteLost((event as CustomEvent<() => void>).detail)
    addEventListener('pagelost', note)
    return () => removeEventListener('pagelost', note)
  }, [])
  // Whoever goes on anew has all fetched anew.
  useEffect(() => next && tryAgain(), [next])
  useEffect(() => {
    if (lost && next) void loadWhole(createPath(next))
  }, [lost, next])
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
      {lost && (
        <div className="line-note">
          <p>{words.frame.lost}</p>
          <Button look="plain" onClick={() => (next ? void navigate(next, { state: next.state }) : tryAgain())}>
            {words.frame.tryAgain}
          </Button>
          <Button look="plain" onClick={stay}>
            {words.frame.stayHere}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Where somebody is on the way to. Whoever stays is on the way to where they are. */
function useOnward(here: string) {
  const { location } = useNavigation()
  return location && createPath(location) !== here ? location : undefined
}

async function loadWhole(href: string) {
  if (await answers(href)) location.assign(href)
}
