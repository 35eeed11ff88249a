import type { Location } from 'react-router'
import { createStore } from 'zustand/vanilla'

/** A page that somebody has asked for, and that this one waits to be left for. */
interface Way {
  readonly to: Location
  readonly go: () => void
  readonly stay: () => void
}

/** `isWithoutLine`: what leads on without a line says when to go (`web/offline/without-line.tsx`). `isFetching`: its script is on its way. */
export const way = createStore<{ next?: Way | undefined; isFetching: boolean; isWithoutLine: boolean }>(() => ({
  isFetching: false,
  isWithoutLine: false,
}))
