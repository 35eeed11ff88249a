import { useEffect, useRef, useState } from 'react'
import { cartWords } from '#words/cart.ts'
import { timings } from '#browser/timings.ts'
import { useTimeout } from '#browser/use-timeout.ts'
import { Button } from '#kit/button.tsx'

/**
 * Stands where a line was, with the focus on Undo. After ten seconds Undo goes; the line keeps its place, so that nothing
 * moves under a thumb.
 */
export function RemovedLine({ title, onUndo }: { title: string; onUndo: () => void }) {
  const line = useRef<HTMLLIElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const [over, setOver] = useState(false)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  useTimeout(() => {
    if (document.activeElement === undo.current) line.current?.focus({ preventScroll: true })
    setOver(true)
  }, timings.undoRemove)
  return (
    <li className="removed-line" ref={line} tabIndex={-1} data-over={over || undefined}>
      <p>{cartWords.removed(title)}</p>
      <Button look="quiet" ref={undo} onClick={onUndo}>
        {cartWords.undo}
      </Button>
    </li>
  )
}
