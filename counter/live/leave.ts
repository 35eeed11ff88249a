import { wipe } from './stored.ts'

/** The session has ended: nothing of the day stays on this screen, and whoever is here signs in. */
export function leave(): void {
  forgetAll()
  const here = location.pathname.replace(/^\/counter/, '') || '/'
  location.assign(`/counter/sign-in?to=${encodeURIComponent(here)}`)
}

export function forgetAll(): void {
  wipe()
  for (const forget of forgetting) forget()
}

/** What a room keeps in memory is forgotten with the session. */
export const onLeave = (forget: () => void): void => void forgetting.push(forget)

const forgetting: (() => void)[] = []
