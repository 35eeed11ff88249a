import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** The page that is shown was kept: its rates are of then, and what is too old is not ordered by. */
interface OfflineView {
  readonly isTooOld: boolean
}

const keptView = createStore<{ view: OfflineView | undefined }>(() => ({ view: undefined }))

export const noteKeptView = (view: OfflineView | undefined): void => keptView.setState({ view })

/** Undefined as long as what is shown is the shop's of now. */
export const useKeptView = (): OfflineView | undefined => useStore(keptView).view
