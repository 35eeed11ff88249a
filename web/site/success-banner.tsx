import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { timings } from '#browser/timings.ts'
import { useTimeout } from '#browser/use-timeout.ts'
import { Banner } from '#kit/banner.tsx'

/**
 * Good news that somebody was sent here with; not after the checkout, which says its own. Coming back or loading the
 * page again (both are a `Pop`) brings no news.
 */
export function SuccessBanner() {
  const { state, key } = useLocation()
  const arrival = useNavigationType()
  const news = arrival === NavigationType.Pop ? undefined : newsIn(state)
  return news !== undefined && <News key={key} words={news} />
}

function News({ words }: { words: string }) {
  const [gone, setGone] = useState(false)
  useTimeout(() => setGone(true), timings.successBanner)
  if (gone) return null
  return (
    <div className="band success-banner">
      <Banner words={words} />
    </div>
  )
}

/** The navigation state: it comes from the browser's history, so it may be anything. */
function newsIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const { successMessage, previousPath } = state as { successMessage?: unknown; previousPath?: unknown }
  return typeof successMessage === 'string' && previousPath !== '/checkout' ? successMessage : undefined
}
