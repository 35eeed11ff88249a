import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { timings } from '#browser/timings.ts'
import { fetchScript, isPage } from '#kit/document/page-scripts.ts'

const nearing = ['mouseover', 'focusin', 'touchstart'] as const

/** What a page is made of is fetched ahead when a finger, a mouse or the focus is on a link to it. */
export function FingersAhead() {
  const [page, setPage] = useState<string>()
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined
    const near = ({ target }: Event) => {
      clearTimeout(soon)
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin !== location.origin || !isPage(link.pathname)) return
      soon = setTimeout(() => setPage(link.pathname + link.search), timings.finger)
    }
    for (const kind of nearing) addEventListener(kind, near, { passive: true })
    return () => {
      clearTimeout(soon)
      for (const kind of nearing) removeEventListener(kind, near)
    }
  }, [])
  return page && <Ahead key={page} page={page} />
}

/** The router's own way to fetch a page ahead loads this one again where the script does not come: it is told once that is here. */
export function Ahead({ page }: { page: string }) {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    let wanted = true
    fetchScript(new URL(page, location.href).pathname).then(
      () => wanted && setHere(true),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [page])
  return isHere && <PrefetchPageLinks page={page} />
}
