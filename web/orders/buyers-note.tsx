import { ordersWords } from '#words/orders.ts'

/** What the buyer said to the cutter, as they typed it. */
export function BuyersNote({ note }: { note: string }) {
  return (
    <p className="buyers-note">
      {ordersWords.note} <q>{note}</q>
    </p>
  )
}
