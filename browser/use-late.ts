import { useRef, useState } from 'react'
import { fetchPart, tryAgain } from './lost-parts.ts'

/** A chunk of a page that is loaded on first use: undefined until it is there. Asking again tries again. */
export function useLate<Part>(fetchIt: () => Promise<Part>): readonly [Part | undefined, () => void] {
  const [part, setPart] = useState<Part>()
  const wanted = useRef(false)
  const want = () => {
    if (wanted.current) return tryAgain()
    wanted.current = true
    void fetchPart(fetchIt).then((fetched) => setPart(() => fetched))
  }
  return [part, want]
}
