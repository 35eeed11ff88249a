import { Link } from 'react-router'
import { CartIcon } from './icons.tsx'

/** The cart, and how many pieces are in it. */
export function CartLink() {
  return (
    <Link className="icon-button cart-link" to="/cartPage" prefetch="intent" aria-label="Cart">
      <CartIcon />
    </Link>
  )
}
