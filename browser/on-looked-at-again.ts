import { timings } from './timings.ts'

/**
 * Calls when a page is looked at again after a while: what the shop said of 'tomorrow' may be over. How long it was is
 * measured, and what time it is by then the shop says: the clock of a browser may be wrong.
 */
export function onLookedAtAgain(listener: () => void): () => void {
  let since = Date.now()
  function look() {
    const passed = Date.now() - since
    if (document.hidden || (passed >= 0 && passed < timings.lookedAtAgain)) return
    since = Date.now()
    listener()
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pageshow', look)
  }
}
