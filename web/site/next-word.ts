/** Who buys from a list in the hand searches, adds, and searches for the next: what adds says so, and the search box hears it. */
type Ready = (byMouse: boolean) => void

let makeReady: Ready | undefined

/** The search box, which is there once. Returns how to stop. */
export function whenAdded(ready: Ready): () => void {
  makeReady = ready
  return () => {
    if (makeReady === ready) makeReady = undefined
  }
}

export const readyForNext = (byMouse: boolean): void => makeReady?.(byMouse)
