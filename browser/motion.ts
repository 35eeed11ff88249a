import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the person prefers reduced motion. */
export const wantsNoMotion = (): boolean => matchMedia(query).matches

export const useNoMotion = (): boolean => useSyncExternalStore(listen, wantsNoMotion, () => false)

function listen(listener: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
