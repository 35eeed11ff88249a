import type { Messaging } from '#server/messages/messaging.ts'
import { isTellingTime } from '#shop/messages/telling.ts'
import type { WishToTell } from './tell-wishes.ts'

/** Tells people what they waited for. */
export interface Teller {
  /** Looks at once, and resolves when everybody who is due has been told. */
  look(): Promise<void>
  /** Something changed: looks soon. */
  wake(): void
  /** Finishes what runs. */
  close(): Promise<void>
}

/** Looks by day alone, when it is woken and from time to time, and one look at a time. */
export function startTeller({
  tellAll,
  now,
  every,
  onError,
}: {
  readonly tellAll: () => Promise<void>
  readonly now: () => number
  /** how often to look without a change, for the night ends and others may be told: a duration of shop/time.ts */
  readonly every: number
  readonly onError: (trouble: unknown) => void
}): Teller {
  let closed = false
  let running: Promise<void> | undefined
  let again = false

  const timer = setInterval(wake, every).unref()

  function wake() {
    void look().catch(onError)
  }

  /** A look that began before the change may have missed it: one more follows. */
  async function look() {
    again = true
    running ??= lookWhileWanted().finally(() => (running = undefined))
    await running
  }

  async function lookWhileWanted() {
    again = false
    if (closed || !isTellingTime(now())) return
    await tellAll()
    if (again) await lookWhileWanted()
  }

  return {
    look,
    wake,
    async close() {
      closed = true
      clearInterval(timer)
      await running?.catch(onError)
    },
  }
}

/** The recipient of a wish's message, and its budget. */
export const toTell =
  (messaging: Pick<Messaging, 'budgetFor'>) =>
  ({
    id,
    account,
    mobile,
  }: {
    readonly id: string
    readonly account: string
    readonly mobile: string
  }): WishToTell => ({
    id,
    account,
    to: mobile,
    budget: messaging.budgetFor(mobile),
  })
