import { useEffect, useState } from 'react'
import { whenIdle } from '#browser/when-idle.ts'

type Late = typeof import('./late.tsx')

/**
 * What keeps pages and shows kept ones, or what offers a language, comes when the page has nothing else to do. On a line that
 * is dead already it comes with the next page.
 */
export function WhenIdle({ part }: { part: keyof Late }) {
  const [late, setLate] = useState<Late>()
  useEffect(() => whenIdle(() => void import('./late.tsx').then(setLate, () => undefined)), [])
  if (late === undefined) return null
  const Part = late[part]
  return <Part />
}
