import { useEffect } from 'react'
import { timings } from '#web/browser/timings.ts'

declare global {
  interface Window {
    /** the router's own list of routes, with the styles of each */
    __reactRouterManifest?: { readonly routes: Readonly<Record<string, { readonly css?: readonly string[] }>> }
  }
}

/** The router fetches a page's script and words when a finger comes near, but its styles after the tap: so they are fetched before. */
export function StylesAhead() {
  useEffect(() => {
    const soon = setTimeout(fetchStyles, timings.stylesAhead)
    return () => clearTimeout(soon)
  }, [])
  return null
}

function fetchStyles() {
  const sheets = Object.values(window.__reactRouterManifest?.routes ?? {}).flatMap(({ css = [] }) => css)
  const here = new Set(
    [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href')),
  )
  for (const href of new Set(sheets.filter((sheet) => !here.has(sheet))))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'style', href }))
}
