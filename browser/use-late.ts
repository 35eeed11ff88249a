import { useRef, useState } from 'react'
import { fetchPart, tryAgain } from './lost-parts.ts'

/** A part of a page that is fetched when somebody first wants it: undefined until it is there. To want it again tries it again. */
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
