import { useState, useSyncExternalStore } from 'react'
import { timings } from '#browser/timings.ts'
import { useTimeout } from '#browser/use-timeout.ts'

interface Message {
  readonly id: number
  readonly words: string
  readonly look: 'good' | 'error'
  readonly deed: Deed | undefined
}

/** What can still be done about it. */
interface Deed {
  readonly words: string
  readonly press: () => void
}

let messages: readonly Message[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Shows a message in the corner for three seconds; for ten, and instead of the last such, where something can be done
 * about it. What matters must also stand on the page. Returns how to take it away.
 */
export function toast(
  words: string,
  { look = 'good', deed }: Partial<Pick<Message, 'look' | 'deed'>> = {},
): () => void {
  lastId += 1
  const id = lastId
  const others = deed === undefined ? messages : messages.filter((message) => message.deed === undefined)
  change([...others, { id, words, look, deed }])
  return () => takeAway(id)
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
function Toast({ message: { id, words, look, deed } }: { message: Message }) {
  const [held, setHeld] = useState(false)
  useTimeout(() => takeAway(id), held ? undefined : deed ? timings.undoRemove : timings.toast)
  return (
    <div
      className="toast"
      data-look={look}
      tabIndex={deed ? undefined : 0}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {deed ? <p>{words}</p> : words}
      {deed && (
        <button
          type="button"
          onClick={() => {
            takeAway(id)
            deed.press()
          }}
        >
          {deed.words}
        </button>
      )}
    </div>
  )
}

const none: readonly Message[] = []

const takeAway = (id: number) => change(messages.filter((message) => message.id !== id))

function change(next: readonly Message[]) {
  messages = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
