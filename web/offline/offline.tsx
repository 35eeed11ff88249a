import { type ComponentType, useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useLine } from '#browser/line.ts'
import { ownAddress } from '#web/paths.ts'
import { hearWorker, useHowItCame } from './heard-line.ts'
import { startWorker } from './worker.ts'

/**
 * What a page does about its line once it has nothing else to do: it keeps itself, and says when it is a kept one. What says
 * so is kept ahead by the worker and comes once the line goes; where nothing is kept ahead, it comes at once.
 */
export function Offline() {
  const [late, setLate] = useState<{ WithoutLine: ComponentType }>()
  const [isKeptAhead, setKeptAhead] = useState(false)
  const line = useLine()
  const { came } = useHowItCame(ownAddress(useLocation().pathname))
  const isWithoutLine = line === 'offline' || came !== 'answered'
  useEffect(() => {
    const fetchIt = () => void import('./without-line.tsx').then(setLate, () => undefined)
    if (isWithoutLine) fetchIt()
    void startWorker().then((keepsAhead) => (keepsAhead ? setKeptAhead(true) : fetchIt()))
  }, [isWithoutLine])
  const { revalidate } = useRevalidator()
  useEffect(() => hearWorker(revalidate), [revalidate])
  return (
    <div role="status" data-line={late || isKeptAhead ? line : undefined}>
      {late && <late.WithoutLine />}
    </div>
  )
}
