import { useState } from 'react'
import { useLocation } from 'react-router'
import { timings } from '#web/browser/timings.ts'
import { useTimeout } from '#web/browser/use-timeout.ts'
import { Banner } from '#web/kit/banner.tsx'

/** Good news that somebody was sent here with, for three seconds; not after the checkout, which says its own. */
export function SuccessBanner() {
  const { state, key } = useLocation()
  const [gone, setGone] = useState<string>()
  const news = newsIn(state)
  const shown = news !== undefined && gone !== key
  useTimeout(() => setGone(key), shown ? timings.successBanner : undefined)
  if (!shown) return null
  return (
    <div className="band success-banner">
      <Banner words={news} />
    </div>
  )
}

/** What stands in the navigation state: it comes from the browser's history, so it may be anything. */
function newsIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const { successMessage, previousPath } = state as { successMessage?: unknown; previousPath?: unknown }
  return typeof successMessage === 'string' && previousPath !== '/checkout' ? successMessage : undefined
}
