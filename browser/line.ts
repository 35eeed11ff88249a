import { useSyncExternalStore } from 'react'
import { isReached } from './ask-site.ts'
import { timings } from './timings.ts'

/** Whether there is a line: what the browser knows of its network, and whether the last call had an answer. */
export type Line = 'online' | 'offline'

export const lineNow = (): Line => (navigator.onLine && answered ? 'online' : 'offline')

/** Hears each time a line comes or goes. */
export function onLine(listener: (line: Line) => void): () => void {
  if (listeners.size === 0) {
    last = lineNow()
    addEventListener('online', noteAnswered)
    addEventListener('offline', tell)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('online', noteAnswered)
    removeEventListener('offline', tell)
  }
}

/** The server draws every page as with a line. */
export const useLine = (): Line => useSyncExternalStore(onLine, lineNow, () => 'online')

/** Calls tell what came of them. A call that its own page dropped says nothing of the line. */
export function noteAnswered(): void {
  clearTimeout(again)
  again = undefined
  set(true)
}

export function noteUnanswered(error: unknown): void {
  // The server, which draws pages by the same calls, has no line that could be gone.
  if (typeof document === 'undefined') return
  if (error instanceof DOMException && error.name === 'AbortError') return
  set(false)
  askAfter(timings.checkAgain)
}

/** Nobody tells when the shop can be reached again: until a call says so, it is asked for, ever more rarely. */
function askAfter(wait: number) {
  clearTimeout(again)
  const asking = setTimeout(async () => {
    const reached = await isReached(location.pathname)
    if (again !== asking) return
    if (reached) noteAnswered()
    else askAfter(Math.min(2 * wait, timings.checkAgainAtMost))
  }, wait)
  again = asking
}

let answered = true
let again: ReturnType<typeof setTimeout> | undefined
let last: Line = 'online'
const listeners = new Set<(line: Line) => void>()

function set(now: boolean) {
  answered = now
  tell()
}

function tell() {
  const line = lineNow()
  if (line === last) return
  last = line
  for (const listener of listeners) listener(line)
}
