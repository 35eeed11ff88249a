import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import './cutter-note.css'

/** What the buyer says to the cutter, as they typed it. Nothing where they say nothing. */
export function CutterNote({ order: { note } }: { order: Pick<StaffOrder, 'note'> }) {
  if (note === undefined) return null
  return (
    <p className="cutter-note">
      <strong>{staffOrderWords.note}</strong> <q>{note}</q>
    </p>
  )
}
