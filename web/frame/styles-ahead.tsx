import { useEffect } from 'react'
import { takeInStyles } from '#web/browser/take-in-styles.ts'
import { timings } from '#web/browser/timings.ts'

declare global {
  interface Window {
    /** the router's own list of routes, with the styles of each */
    __reactRouterManifest?: { readonly routes: Readonly<Record<string, { readonly css?: readonly string[] }>> }
  }
}

/** The styles of the other pages, taken in while this one is looked at: after a tap they would be work for the browser, and a wait. */
export function StylesAhead() {
  useEffect(() => {
    const soon = setTimeout(takeInAll, timings.stylesAhead)
    return () => clearTimeout(soon)
  }, [])
  return null
}

function takeInAll() {
  const sheets = Object.values(window.__reactRouterManifest?.routes ?? {}).flatMap(({ css = [] }) => css)
  // What does not come now is asked for again by the tap that needs it.
  for (const href of new Set(sheets)) void takeInStyles(href, 'low').catch(() => undefined)
}
