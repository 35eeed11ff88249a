import { Link } from 'react-router'
import { totalQuantity } from '#shop/cart.ts'
import { useCart } from '#web/cart/cart.ts'
import { CartIcon } from './icons.tsx'

/** The cart, and how many packs are in it. */
export function CartLink() {
  const count = totalQuantity(useCart())
  return (
    <Link
      className="icon-button cart-link"
      to="/cartPage"
      prefetch="intent"
      aria-label={count > 0 ? `Cart, ${count} ${count === 1 ? 'pack' : 'packs'}` : 'Cart'}
    >
      <CartIcon />
      {count > 0 && <span className="badge">{count}</span>}
    </Link>
  )
}
