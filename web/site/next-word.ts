/** Who buys from a list in the hand searches, adds, and searches for the next: what adds says so, and the search box hears it. */
type Ready = (byMouse: boolean) => boolean

let makeReady: Ready | undefined

/** The search box, which is there once. Returns how to stop. */
export function whenAdded(ready: Ready): () => void {
  makeReady = ready
  return () => {
    if (makeReady === ready) makeReady = undefined
  }
}

/** Makes the search ready for the next word. Whether the field has taken the focus. */
export const readyForNext = (byMouse: boolean): boolean => makeReady?.(byMouse) ?? false
