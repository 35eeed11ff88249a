/** Runs something once the page is whole and has nothing to do. */
export function whenIdle(deed: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(deed, { timeout: 5000 }) : setTimeout(deed, 2000)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
