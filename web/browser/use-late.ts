import { useState } from 'react'

/**
 * A part of a page that is fetched when somebody first wants it: undefined until it is there. Where the network fails it
 * can be wanted again.
 */
export function useLate<Part>(fetchPart: () => Promise<Part>): readonly [Part | undefined, () => void] {
  const [part, setPart] = useState<Part>()
  const want = () => {
    if (part !== undefined) return
    fetchPart().then(
      (fetched) => setPart(() => fetched),
      () => undefined,
    )
  }
  return [part, want]
}
