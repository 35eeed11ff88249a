import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Alert } from '#kit/alert.tsx'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { type LineToday, titleOf } from '#shop/cart/cart-today.ts'
import { readable } from '#shop/money.ts'
import { type Reorder, reorder } from '#shop/orders/reorder.ts'
import { cartLineFrom } from '#shop/wire/cart-item.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { readableChoice } from '#shop/words/cart/line-in-words.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { addLines } from '#web/cart/cart.ts'
import { shelfWith } from '#web/cart/use-shelf.ts'
import { paths } from '#web/paths.ts'
import { readableWeight } from '#words/formatters.ts'
import { ordersWords } from '#words/orders.ts'
import { cleaningLabels } from '#words/picked.ts'
import type { OrdersFacts } from './orders-facts.ts'

/** One tap puts the same into the cart. What is gone or dearer is named first, and then it takes a second one. */
export function OrderAgain({ order, facts }: { order: OrderView; facts: OrdersFacts }) {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Reorder | 'unreached'>()
  const [busy, setBusy] = useState(false)
  function putIn({ lines }: Reorder) {
    addLines(lines)
    void navigate(paths.cart)
  }
  async function want() {
    setBusy(true)
    const shelf = await shelfWith(
      facts.shelf,
      order.cartItems.map(({ id }) => id),
    )
    setBusy(false)
    if (shelf === 'unreached') return setAsked(shelf)
    const again = reorder(shelf, order.cartItems.map(cartLineFrom))
    if (again.worse.length === 0) putIn(again)
    else setAsked(again)
  }
  return (
    <>
      <Button
        look="quiet"
        disabled={busy}
        aria-label={ordersWords.orderAgainOf(order.orderNumber)}
        onClick={() => void want()}
      >
        {ordersWords.orderAgain}
      </Button>
      {asked === 'unreached' && <Alert text={ordersWords.shopUnreached} onOk={() => setAsked(undefined)} />}
      {typeof asked === 'object' && <Worse asked={asked} onYes={() => putIn(asked)} onNo={() => setAsked(undefined)} />}
    </>
  )
}

function Worse({ asked: { lines, worse }, onYes, onNo }: { asked: Reorder; onYes: () => void; onNo: () => void }) {
  const isLess = worse.some(({ wrong, short }) => wrong !== undefined || short !== undefined)
  return (
    <Dialog alert head={ordersWords.worseHead} onClose={onNo}>
      <ul role="list">
        {worse.flatMap(sentencesOf).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="dialog-deeds">
        <Button look="quiet" autoFocus onClick={onNo}>
          {ordersWords.putNothingIn}
        </Button>
        {lines.length > 0 && <Button onClick={onYes}>{isLess ? ordersWords.putRestIn : ordersWords.putIn}</Button>}
      </div>
    </Dialog>
  )
}

function sentencesOf(line: LineToday): readonly string[] {
  const title = titleOf(line)
  const { item, product, was, cleaningGone, wrong, short } = line
  if (wrong === 'unknown-item' || wrong === 'unavailable') return [ordersWords.notToday(title)]
  if (short !== undefined && short.instead === undefined)
    return [ordersWords.goneSo(title, readableChoice(item, product))]
  if (wrong !== undefined) return [ordersWords.notSoldSo(title, readableChoice(item, product))]
  return [
    ...(short === undefined ? [] : [ordersWords.lessLeft(title, readableWeight(short.left))]),
    ...(was === undefined ? [] : [ordersWords.dearer(title, readable(was), readable(item.price))]),
    ...(cleaningGone === undefined
      ? []
      : [ordersWords.notCleanedSo(title, labelOfCleaning(cleaningGone, { cleaningLabels }))]),
  ]
}
