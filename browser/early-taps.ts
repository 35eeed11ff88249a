declare global {
  interface Window {
    /** what was tapped or chosen since the page was shown, by a script that stands in it (kit/document/draw-page.tsx) */
    taps?: [HTMLButtonElement | HTMLSelectElement, string][] | undefined
  }
}

/** Lets what was tapped before the page came alive happen now, each after the page has taken in the one before. */
export async function replayTaps(): Promise<void> {
  const { taps = [] } = window
  window.taps = undefined
  for (const [on, value] of taps) {
    await new Promise((go) => setTimeout(go))
    on.ariaBusy = null
    if (on instanceof HTMLSelectElement) {
      on.value = value
      on.dispatchEvent(new Event('change', { bubbles: true }))
    } else on.click()
  }
}
