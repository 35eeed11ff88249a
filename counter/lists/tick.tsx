import { type ReactNode, useSyncExternalStore } from 'react'
import { listsWords } from '#words/lists.ts'
import { tick, useTicks } from './ticks.ts'

/** A tick for a wet thumb: set when all of its lines are done, also those that came later. */
export function Tick({
  marks,
  waits = false,
  children,
}: {
  marks: readonly string[]
  /** it may not be done yet */
  waits?: boolean
  children: ReactNode
}) {
  const ticked = useTicks()
  // before that nothing would keep the tick
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const done = marks.filter((mark) => ticked.has(mark)).length
  const isDone = done === marks.length
  return (
    <label className="tick" data-done={isDone || undefined}>
      <input
        type="checkbox"
        disabled={!isAlive || waits}
        checked={isDone}
        onChange={({ target }) => tick(marks, target.checked)}
      />
      <span className="tick-words">{children}</span>
      {done > 0 && !isDone && <span className="tick-some">{listsWords.ofDone(done, marks.length)}</span>}
    </label>
  )
}

const never = () => () => undefined
