/**
 * Resolves when a part of the page below the screen is needed: it comes near, or somebody touches, types, or moves the
 * focus. At once if the page does not have it yet, as after a navigation, and on the server.
 */
export function wanted(selector: string): Promise<void> {
  const part = typeof document === 'undefined' ? null : document.querySelector(selector)
  if (part === null) return Promise.resolve()
  return new Promise((resolve) => {
    const done = new AbortController()
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && open(), { rootMargin: '100%' })
    function open() {
      observer.disconnect()
      done.abort()
      resolve()
    }
    observer.observe(part)
    for (const sign of signs) addEventListener(sign, open, { signal: done.signal, capture: true, passive: true })
  })
}

const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'popstate'] as const
