import type { WishesTold, WishReader } from '#shop/orders/order-wishes.ts'
import { wishesSaid } from '#shop/words/orders/wishes-said.ts'
import { orderWishesWords } from '#words/order-wishes.ts'
import './customer-wishes.css'

/** What the customer says of an order, as far as its reader needs it for their work. */
export function CustomerWishes({ order, reader }: { order: WishesTold; reader: WishReader | 'desk' }) {
  return wishesSaid(order, reader, orderWishesWords).map(({ name, label, said, isWritten }) => (
    <p key={name} className="customer-wish">
      <strong>{label}</strong> {isWritten ? <q>{said}</q> : said}
    </p>
  ))
}
