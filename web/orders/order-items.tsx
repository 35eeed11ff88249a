import { Link } from 'react-router'
import { Picture } from '#kit/picture.tsx'
import { linePrice } from '#shop/catalogue/pricing.ts'
import { productByCartId } from '#shop/catalogue/product.ts'
import { readable, rupees } from '#shop/money.ts'
import { cleaningFromWire } from '#shop/wire/cleaning.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { readableChoice } from '#shop/words/cart/line-in-words.ts'
import { useShelf } from '#web/cart/use-shelf.ts'
import { About } from '#web/site/unweighed.tsx'
import { ordersWords } from '#words/orders.ts'
import { boughtTitle } from './bought-title.ts'
import type { OrdersFacts } from './orders-facts.ts'

/** What was ordered, as it was ordered then. */
export function OrderItems({
  items,
  isWeighed,
  facts,
}: {
  items: OrderView['cartItems']
  isWeighed: boolean
  facts: OrdersFacts
}) {
  const shelf = useShelf(
    facts.shelf,
    items.map(({ id }) => id),
  )
  const today = typeof shelf === 'object' ? shelf : undefined
  return (
    <ul role="list" className="order-items">
      {items.map((item, place) => {
        const shot = today?.pictures[item.id]
        const product = today && productByCartId(today, item.id)
        const { title, lang } = boughtTitle(item.title, product)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a fish may stand in two lines, each at its own price
          <li key={place}>
            <Picture shot={shot} name="" sizes="4rem" shape="square" />
            <div>
              <Link to={item.detailPageURL} lang={lang}>
                {item.quantity} × {title}
              </Link>
              <p className="small muted">{readableChoice(choiceOf(item), product)}</p>
              {item.isWholeFish && <p className="small">{ordersWords.wholeFish}</p>}
            </div>
            <p>
              {!isWeighed && <About />}{' '}
              <span>{readable(linePrice({ price: rupees(item.price), quantity: item.quantity }))}</span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

const choiceOf = ({ size, weight, cleaningOption }: OrderView['cartItems'][number]) => ({
  size: size || ordersWords.noSize,
  weight,
  cleaning: cleaningFromWire(cleaningOption),
})
