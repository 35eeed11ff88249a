import { onLine } from '#browser/line.ts'

/** A picture that did not come without a line is asked for again once there is one: the browser does not. Returns what ends it. */
export function bringPicturesAgain(): () => void {
  const missing = new Set<HTMLImageElement>()
  const note = ({ target }: Event) => void (target instanceof HTMLImageElement && missing.add(target))
  document.addEventListener('error', note, true)
  const leave = onLine((line) => {
    if (line !== 'online') return
    for (const picture of missing) if (picture.isConnected) picture.src = picture.getAttribute('src') ?? ''
    missing.clear()
  })
  return () => {
    document.removeEventListener('error', note, true)
    leave()
  }
}
