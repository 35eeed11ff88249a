import { Link } from 'react-router'
import { QuickAdd } from '#web/cart/quick-add.tsx'
import type { FoundProduct } from '#web/site/found-product.ts'
import { frameWords } from '#words/frame.ts'

/** The products that fit, each a tap away from the cart. The focus stays in the field, ready for the next word. */
export function FoundProducts({ products, onGo }: { products: readonly FoundProduct[]; onGo: () => void }) {
  return (
    <ul
      className="found-products"
      role="list"
      aria-label={frameWords.foundProducts}
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
      }}
    >
      {products.map(({ title, to, price, pack }) => (
        <li key={to}>
          <Link to={to} onClick={onGo}>
            {title}
          </Link>
          <p className="small muted">{price}</p>
          {pack && <QuickAdd pack={pack} />}
        </li>
      ))}
    </ul>
  )
}
