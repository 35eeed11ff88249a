import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

/** The places that the bar leaves to the page below it: what it is called, what is left to do on it, what can be undone, and the bell. */
export const barPlaces = { title: 'bar-title', left: 'bar-left', undo: 'bar-undo', bell: 'bar-bell' } as const

/** What a page shows in its place in the bar, beside the search. Without script the place is empty. */
export function InBar({ at, children }: { at: keyof typeof barPlaces; children: ReactNode }) {
  const place = useSyncExternalStore(
    never,
    () => document.getElementById(barPlaces[at]),
    () => null,
  )
  return place && createPortal(children, place)
}

/** The bar is there as long as somebody is. */
const never = () => () => undefined
