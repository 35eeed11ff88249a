import { Refusal } from '#server/http/refusal.ts'
import type { NotReserved } from '#server/stock/reserve.ts'
import { titleOfWish } from '#shop/wishes/back-in-stock.ts'
import { inRupees } from '#shop/money.ts'
import type { ChangeDecision, OrderAfter } from '#shop/orders/order-change.ts'
import type { OfOrder } from '#shop/orders/change-refusals.ts'
import type { SlotRefusal } from '#shop/slots/slot-refusals.ts'
import type { Slot } from '#shop/slots/slots.ts'
import { sellableGrams } from '#shop/stock/stock-cell.ts'
import { inPacks } from '#shop/stock/stock.ts'
import type { OrderToChange } from '#shop/wire/changed-order.ts'
import { noPlaceIn } from '#server/orders/placing-refusals.ts'

/** Why a change is refused, as the page gets it; `now` is the order as it stands. */
export function refusalOfChange(decision: Exclude<ChangeDecision, { changed: unknown }>, now: OrderToChange): Refusal {
  if (decision.refused === 'change-empty') return new Refusal(400, decision)
  if (decision.refused === 'prices-changed' || decision.refused === 'most-below-total') {
    const { total } = decision
    const prices = decision.lines.map(({ title, price }) => ({ title, price: inRupees(price) }))
    const more = { prices, totalPrice: inRupees(total) }
    if (decision.refused === 'prices-changed') return new Refusal(409, { refused: 'change-prices' }, { more })
    const { most } = decision
    return new Refusal(409, { refused: 'change-most', total, most }, { more: { ...more, mostPrice: inRupees(most) } })
  }
  if (decision.refused === 'order-changed' || decision.refused === 'change-too-late')
    return new Refusal(409, decision, { more: { now } })
  if (!('field' in decision)) return new Refusal(decision.refused === 'item-unavailable' ? 409 : 400, notSo(decision))
  const { field, ...why } = decision
  return new Refusal(400, why, { more: { field } })
}

/** The line that is short, and what can be had of it beside what it has already: the order stays as it is. */
export function shortOfChange({ refused, lineNo, left }: NotReserved, { lines }: OrderAfter): Refusal {
  const short = lines.find((line) => line.lineNo === lineNo)?.added
  if (short === undefined) throw new Error('a line that nobody asked for is short')
  const { product, size } = short
  const canHave = inPacks(sellableGrams(product, left))
  return new Refusal(409, notSo({ refused, title: titleOfWish(product.title, { size }), left: canHave }), {
    more: { short: { id: product.cartId, size, left: canHave } },
  })
}

/** No place for it in the wanted slot: the answer brings the slots of the pincode as they are now. */
export function noPlaceForChange(why: SlotRefusal, toCome: readonly Slot[], pincode: string): Refusal {
  const { status, more } = noPlaceIn(why, toCome, pincode)
  return new Refusal(status, notSo(why), { more: { ...more } })
}

const notSo = (why: OfOrder) => ({ refused: 'change-not-so' as const, why })
