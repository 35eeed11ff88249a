import { slotOf } from '#shop/orders/by-slot.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { slotInShort } from '#shop/words/slots.ts'
import { useOnPaper } from './spoken.ts'

/** When it comes, by its date, because paper is read on other days too. Nothing for an order from before slots. */
export function Delivery({ order }: { order: StaffOrder }) {
  const words = useOnPaper()
  return order.slot && <p className="paper-delivery">{words.paperWords.delivery(slotInShort(slotOf(order), words))}</p>
}
