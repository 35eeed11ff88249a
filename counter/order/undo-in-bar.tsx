import { useId } from 'react'
import { Icon } from '#counter/look/icon.tsx'
import { InBar } from '#counter/look/in-bar.tsx'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { boardWords } from '#words/board.ts'
import { UndoBar, useUndoable } from './undo-bar.tsx'
import './undo-in-bar.css'

/** All that can be undone stands behind one button of the bar: nothing on the page moves when it comes or goes. */
export function UndoInBar({ orders, now }: { orders: readonly StaffOrder[]; now: number }) {
  const id = useId()
  const undoable = useUndoable(orders, now)
  if (undoable.length === 0) return null
  return (
    <InBar at="undo">
      <button
        type="button"
        className="undo-in-bar"
        popoverTarget={id}
        aria-label={boardWords.undoCount(undoable.length)}
      >
        <Icon name="undo" /> {undoable.length}
      </button>
      <div id={id} popover="auto" className="undo-list">
        <UndoBar orders={undoable} now={now} />
      </div>
    </InBar>
  )
}
