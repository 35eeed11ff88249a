import { useState } from 'react'

/**
 * A thing as its page's loader brought it, or as a command answered it where that is newer: what was saved is shown without
 * waiting for the loader, and an older answer of the loader that comes late never takes it away again.
 */
export function useNewest<Thing>(
  brought: Thing,
  versionOf: (thing: Thing) => number,
): readonly [Thing, (answered: Thing) => void] {
  const [answered, setAnswered] = useState<Thing>()
  return [newerOf(brought, answered, versionOf), setAnswered]
}

/** What was answered, where that is newer than what was brought. */
export const newerOf = <Thing>(
  brought: Thing,
  answered: Thing | undefined,
  versionOf: (thing: Thing) => number,
): Thing => (answered !== undefined && versionOf(answered) > versionOf(brought) ? answered : brought)
