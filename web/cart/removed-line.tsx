import { useEffect, useRef } from 'react'
import { words } from '#shop/words.ts'
import { timings } from '#web/browser/timings.ts'
import { useTimeout } from '#web/browser/use-timeout.ts'
import { Button } from '#web/kit/button.tsx'

/** Stands where a line was, with the focus on Undo; after ten seconds it goes, and the focus to the page's head. */
export function RemovedLine({ title, onUndo, onLate }: { title: string; onUndo: () => void; onLate: () => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  useTimeout(() => {
    if (document.activeElement === undo.current) document.querySelector<HTMLElement>('#cart-head')?.focus()
    onLate()
  }, timings.undoRemove)
  return (
    <li className="removed-line">
      <p>{words.cart.removed(title)}</p>
      <Button look="quiet" ref={undo} onClick={onUndo}>
        Undo
      </Button>
    </li>
  )
}
