import type { WishesTold, WishPlace } from '#shop/orders/order-wishes.ts'
import { wishesSaid } from '#shop/words/orders/wishes-said.ts'
import { orderWishesWords } from '#words/order-wishes.ts'
import './customer-wishes.css'

/** What the customer says of an order, as far as it is needed at this place. */
export function CustomerWishes({ order, place }: { order: WishesTold; place: WishPlace | 'desk' }) {
  return wishesSaid(order, place, orderWishesWords).map(({ name, label, said, isWritten }) => (
    <p key={name} className="customer-wish">
      <strong>{label}</strong> {isWritten ? <q>{said}</q> : said}
    </p>
  ))
}
