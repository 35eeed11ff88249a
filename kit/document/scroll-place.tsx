import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router'
import { timings } from '#browser/timings.ts'

/**
 * Back, Forward, a reload and a page that a browser had frozen lead to where somebody was. The router goes there at once, when
 * the page may be too short: 'Loading...' stands, and the foot of the page under it. So the place is held while the page
 * grows, until somebody touches the page or presses a key. How browsers anchor what is seen differs, and is not relied on.
 * `storageKey`: where the router keeps its own places.
 */
export function ScrollPlace({ storageKey: routersKey }: { storageKey: string }) {
  const { key } = useLocation()
  const how = useNavigationType()
  useEffect(watchPlace, [])
  useLayoutEffect(() => {
    current = key
    const place = how === NavigationType.Pop ? placesOfTab().get(key) : undefined
    return place === undefined ? undefined : hold(place)
  }, [key, how])
  return <ScrollRestoration storageKey={routersKey} />
}

/** By the key of an entry of the tab's history: how far down its page was. */
let places: Map<string, number> | undefined
let current = ''

/** The place that is being held; while there is one, where the page happens to be is not what is remembered. */
let held: number | undefined

const storageKey = 'places'
const mostPlaces = 100

function placesOfTab(): Map<string, number> {
  return (places ??= new Map(readPlaces()))
}

function readPlaces(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]
  } catch {
    return []
  }
}

function remember() {
  if (held !== undefined) return
  const all = placesOfTab()
  all.delete(current)
  all.set(current, scrollY)
}

/** A page that goes may come back as it was, or be drawn anew: where it is scrolled to until then counts for nothing. */
function leave() {
  remember()
  held = placesOfTab().get(current)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...placesOfTab()].slice(-mostPlaces)))
  } catch {
    // A browser that refuses its storage forgets the place with the page.
  }
}

function comeBack({ persisted }: PageTransitionEvent) {
  if (persisted && held !== undefined) hold(held)
}

function watchPlace() {
  addEventListener('scroll', remember, { passive: true })
  addEventListener('pagehide', leave)
  addEventListener('pageshow', comeBack)
  return () => {
    removeEventListener('scroll', remember)
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', comeBack)
  }
}

const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Keeps the page at a place while it grows. Returns the function that lets go of it. */
function hold(place: number): () => void {
  held = place
  const { style } = document.documentElement
  style.setProperty('overflow-anchor', 'none')
  const goThere = () => scrollTo({ top: place, behavior: 'instant' })
  const grows = new ResizeObserver(goThere)
  const deadline = setTimeout(letGo, timings.placeHeld)
  const acted = ({ isTrusted }: Event) => isTrusted && letGo()
  function letGo() {
    held = undefined
    style.removeProperty('overflow-anchor')
    grows.disconnect()
    clearTimeout(deadline)
    for (const act of acts) removeEventListener(act, acted, true)
  }
  goThere()
  grows.observe(document.body)
  for (const act of acts) addEventListener(act, acted, { capture: true, passive: true })
  return letGo
}
