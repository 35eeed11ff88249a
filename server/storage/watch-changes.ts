import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { type Versions, versions } from './changes.ts'
import { classify } from './trouble.ts'

/** Listens for changed topics: 'catalogue', 'reviews/7'. */
export type TopicListener = (topics: readonly string[]) => void | Promise<void>

/** The same, and gets the versions of all. */
type ChangeListener = (topics: readonly string[], versions: Versions) => void | Promise<void>

/** Notices what any process changes, by the versions in the database. */
export interface Changes {
  /** Checks at once. Call it after a change in this process. */
  refresh(): Promise<void>
  /** Checks if the last check is older than `every`: a timer may be late, as after the machine slept. */
  lookIfLate(): void
  /** Calls listeners in order of registration, each after the one before it has finished. */
  onChange(listener: ChangeListener): void
  close(): void
}

export async function watchChanges(
  read: Kysely<Tables>,
  /** `every`: how often to check, a duration of shop/time.ts */
  { now, every }: { readonly now: () => number; readonly every: number },
): Promise<Changes> {
  const listeners: ChangeListener[] = []
  let seen = await versions(read)
  let lookedAt = now()
  let looking: Promise<void> | undefined
  let lookingAgain: Promise<void> | undefined

  const timer = setInterval(lookQuietly, every).unref()

  /** A check that began before the change may have missed it: one more follows it, shared by all callers. */
  function refresh(): Promise<void> {
    if (!looking) return look()
    lookingAgain ??= looking
      .catch(() => {})
      .then(() => {
        lookingAgain = undefined
        return look()
      })
    return lookingAgain
  }

  function look(): Promise<void> {
    lookedAt = now()
    looking = see().finally(() => (looking = undefined))
    return looking
  }

  /** A version counts as seen only when all listeners succeeded. */
  async function see() {
    const latest = await versions(read)
    const topics = risen(seen, latest)
    if (topics.length > 0) for (const listener of listeners) await listener(topics, latest)
    seen = latest
  }

  function lookQuietly() {
    if (!looking && !lookingAgain) look().catch(passes)
  }

  return {
    refresh: () => refresh().catch(passes),
    lookIfLate() {
      if (!looking && now() - lookedAt >= every) lookQuietly()
    },
    onChange: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  }
}

const risen = (seen: Versions, latest: Versions): string[] =>
  [...latest].filter(([topic, version]) => seen.get(topic) !== version).map(([topic]) => topic)

/** Until the database is back, the last known state serves. */
function passes(error: unknown) {
  const trouble = classify(error)
  if (trouble !== 'unavailable' && trouble !== 'busy') throw error
}
