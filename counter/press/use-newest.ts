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
  return [answered !== undefined && versionOf(answered) > versionOf(brought) ? answered : brought, setAnswered]
}
