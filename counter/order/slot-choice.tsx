import { Link, useSearchParams } from 'react-router'
import { bySlot, slotOf } from '#shop/orders/by-slot.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { staffSlotWords } from '#words/staff-orders.ts'
import { slotSaidOf } from './slot-said.ts'
import './slot-choice.css'

/** The orders of the slot that the address names, or all: the address keeps it, so a reload and Back do too. */
export function useSlotChoice(orders: readonly StaffOrder[]): readonly StaffOrder[] {
  const [params] = useSearchParams()
  const wanted = params.get(named)
  return wanted === null ? orders : orders.filter((order) => slotOf(order) === wanted)
}

/** One slot, or all of them: with how many orders come in each. */
export function SlotChoice({ orders, now }: { orders: readonly StaffOrder[]; now: number }) {
  const [params] = useSearchParams()
  const wanted = params.get(named)
  const slots = bySlot(orders)
  if (wanted === null && slots.length < 2) return null
  const choices = [
    { name: null, words: staffSlotWords.all, count: orders.length },
    ...slots.map(({ name, orders: of }) => ({ name, words: slotSaidOf(name, now), count: of.length })),
  ]
  return (
    <nav className="slot-choice" aria-label={staffSlotWords.choice}>
      <ul role="list">
        {choices.map(({ name, words, count }) => (
          <li key={words}>
            <Link
              to={name === null ? '.' : `?${new URLSearchParams({ [named]: name })}`}
              aria-current={wanted === name ? 'true' : undefined}
              preventScrollReset
            >
              {staffSlotWords.counted(words, count)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const named = 'slot'
