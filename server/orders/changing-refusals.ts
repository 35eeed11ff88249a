import { Refusal } from '#server/http/refusal.ts'
import type { NotReserved } from '#server/stock/reserve.ts'
import { titleOfWish } from '#shop/back-in-stock.ts'
import { inRupees } from '#shop/money.ts'
import type { ChangeDecision, OrderAfter } from '#shop/order-change.ts'
import { sellableGrams } from '#shop/stock-cell.ts'
import { inPacks } from '#shop/stock.ts'
import type { OrderToChange } from '#shop/wire/changed-order.ts'

/** What stands against a change, as the page that asked for it is told; `now` is the order as it stands. */
export function refusalOfChange(decision: Exclude<ChangeDecision, { changed: unknown }>, now: OrderToChange): Refusal {
  if (decision.refused === 'cart-empty') return new Refusal(400, { refused: 'change-empty' })
  if (decision.refused === 'prices-changed') {
    const prices = decision.lines.map(({ title, price }) => ({ title, price: inRupees(price) }))
    return new Refusal(409, { refused: 'change-prices' }, { more: { prices, totalPrice: inRupees(decision.total) } })
  }
  if (decision.refused === 'order-changed' || decision.refused === 'change-too-late')
    return new Refusal(409, decision, { more: { now } })
  if (!('field' in decision)) return new Refusal(decision.refused === 'item-unavailable' ? 409 : 400, decision)
  const { field, ...why } = decision
  return new Refusal(400, why, { more: { field } })
}

/** The line that is short, and what can be had of it beside what it has already: the order stays as it is. */
export function shortOfChange({ refused, lineNo, left }: NotReserved, { lines }: OrderAfter): Refusal {
  const short = lines.find((line) => line.lineNo === lineNo)?.added
  if (short === undefined) throw new Error('a line that nobody asked for is short')
  const { product, size } = short
  const canHave = inPacks(sellableGrams(product, left))
  return new Refusal(
    409,
    { refused, title: titleOfWish(product.title, { size }), left: canHave },
    { more: { short: { id: product.cartId, size, left: canHave } } },
  )
}
