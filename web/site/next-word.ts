/** People who buy from a list search, add, and search for the next: adding tells the search box. */
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
