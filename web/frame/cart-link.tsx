import { Link } from 'react-router'
import { totalQuantity } from '#shop/cart/cart.ts'
import { useCart } from '#web/cart/cart.ts'
import { paths } from '#web/paths.ts'
import { frameWords } from '#words/frame.ts'
import { CartIcon } from './icons.tsx'

/** The cart, and how many packs are in it. */
export function CartLink() {
  const count = totalQuantity(useCart())
  return (
    <Link
      className="icon-button cart-link"
      to={paths.cart}
      aria-label={count > 0 ? frameWords.cartWith(count) : frameWords.cart}
    >
      <CartIcon />
      {count > 0 && <span className="badge">{count}</span>}
    </Link>
  )
}
