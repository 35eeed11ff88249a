import { useSyncExternalStore } from 'react'
import { keep, recall } from '#counter/live/stored.ts'

/** Whether new orders are heard: a setting of the device, and of every board that is open on it. */
export const useSound = (): boolean => useSyncExternalStore(listen, isOn, () => true)

export function turnSound(on: boolean): void {
  keep('counter-sound', on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

const isOn = (): boolean => recall('counter-sound') !== 'off'

const listeners = new Set<() => void>()

function listen(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
