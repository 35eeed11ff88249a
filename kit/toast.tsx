import { useState, useSyncExternalStore } from 'react'
import { timings } from '#browser/timings.ts'
import { useTimeout } from '#browser/use-timeout.ts'

interface Message {
  readonly id: number
  readonly words: string
  readonly look: 'good' | 'error'
}

let messages: readonly Message[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a message in the corner for three seconds. What matters must also stand on the page. */
export function toast(words: string, look: Message['look'] = 'good'): void {
  lastId += 1
  change([...messages, { id: lastId, words, look }])
}

/** The corner itself: one for the whole site. */
export function Toasts() {
  const shown = useSyncExternalStore(
    listen,
    () => messages,
    () => none,
  )
  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map((message) => (
        <Toast key={message.id} message={message} />
      ))}
    </div>
  )
}

/** It stays while it has the focus or the pointer. */
function Toast({ message: { id, words, look } }: { message: Message }) {
  const [held, setHeld] = useState(false)
  useTimeout(() => change(messages.filter((message) => message.id !== id)), held ? undefined : timings.toast)
  return (
    <p
      className="toast"
      data-look={look}
      tabIndex={0}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {words}
    </p>
  )
}

const none: readonly Message[] = []

function change(next: readonly Message[]) {
  messages = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
