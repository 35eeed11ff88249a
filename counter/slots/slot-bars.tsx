import type { SlotDay } from '#shop/wire/staff/slots.ts'
import { hoursSaid } from '#words/formatters.ts'
import { daysWords as words } from '#words/staff-slots.ts'

type Slot = SlotDay['slots'][number]

/** The delivery times of a day, each with how many of its places are taken. */
export function SlotBars({ slots, now }: { slots: readonly Slot[]; now: number }) {
  if (slots.length === 0) return <p className="muted">{words.noSlots}</p>
  return (
    <ul role="list" className="slot-bars">
      {slots.map((slot) => (
        <li key={slot.id}>
          <span className="slot-hours">{hoursSaid(slot.hours)}</span>
          <meter
            min={0}
            max={Math.max(slot.capacity, 1)}
            value={Math.min(slot.taken, slot.capacity)}
            aria-label={hoursSaid(slot.hours)}
          >
            {words.taken(slot.taken, slot.capacity)}
          </meter>
          <span className="slot-taken">{words.taken(slot.taken, slot.capacity)}</span>
          <span className="muted">
            {[slot.pincodes.length === 0 ? words.everywhere : words.places(slot.pincodes), stateOf(slot, now)]
              .filter(Boolean)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

function stateOf({ isOpen, cutOffAt, taken, capacity }: Slot, now: number): string {
  if (!isOpen) return words.slotClosed
  if (now >= cutOffAt) return words.slotOver
  return taken >= capacity ? words.slotFull : ''
}
