import type { WishesTold } from '#shop/orders/order-wishes.ts'
import { wishesSaid } from '#shop/words/orders/wishes-said.ts'
import { orderWishesWords } from '#words/order-wishes.ts'

/** All that the customer said of their order, where they said something. */
export function OwnWishes({ order }: { order: WishesTold }) {
  return wishesSaid(order, 'customer', orderWishesWords).map(({ name, label, said, isWritten }) => (
    <p key={name}>
      {label} {isWritten ? <q>{said}</q> : said}
    </p>
  ))
}
