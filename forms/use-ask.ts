import { useEffect, useState } from 'react'

interface Asking {
  /** Asks the shop. Resolves to undefined if a newer query, or leaving the page, has made the answer stale. */
  readonly ask: <Answer>(question: (signal: AbortSignal) => Promise<Answer>) => Promise<Answer | undefined>
  /** Drops the answer that is on its way. */
  readonly drop: () => void
}

/** One query at a time: the newest one wins, in whatever order the answers arrive. */
export function useAsk(): Asking {
  const [asking] = useState(openAsking)
  useEffect(() => asking.drop, [asking])
  return asking
}

function openAsking(): Asking {
  let newest: AbortController | undefined
  const drop = () => newest?.abort()
  const ask: Asking['ask'] = async (question) => {
    drop()
    const { signal } = (newest = new AbortController())
    const answer = await question(signal)
    return signal.aborted ? undefined : answer
  }
  return { ask, drop }
}
