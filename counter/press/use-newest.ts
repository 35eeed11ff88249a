import { useState } from 'react'

interface Versioned {
  readonly version: number
}

/**
 * A thing as its page's loader brought it, or as a command answered it where that is newer: what was saved is shown without
 * waiting for the loader, and an older answer of the loader that comes late never takes it away again.
 */
export function useNewest<Thing extends Versioned>(brought: Thing): readonly [Thing, (answered: Thing) => void] {
  const [answered, setAnswered] = useState<Thing>()
  return [answered && answered.version > brought.version ? answered : brought, setAnswered]
}
