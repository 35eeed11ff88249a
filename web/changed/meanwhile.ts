import { rupees } from '#shop/money.ts'
import { type Comparable, differences } from '#shop/orders/order-was.ts'
import { slotNamed } from '#shop/slots/slot-names.ts'
import { endOf, startOf } from '#shop/slots/slots.ts'
import { type OrderToChange, wishesOf } from '#shop/wire/changed-order.ts'
import { cleaningFromWire } from '#shop/wire/cleaning.ts'
import { differenceSaid } from '#shop/words/orders/changed-said.ts'

/** What was changed of the order since the page was opened, by somebody else or on another screen. */
export const differencesMeanwhile = (before: OrderToChange, now: OrderToChange): readonly string[] =>
  differences(comparable(before), comparable(now)).map(differenceSaid)

const comparable = (seen: OrderToChange): Comparable => ({
  total: rupees(seen.order.totalPrice),
  wishes: wishesOf(seen),
  slot: slotOf(seen.order.slot?.name),
  address: JSON.stringify(seen.order.shippingAddress),
  lines: seen.lines.map(({ line, productId, title, size, weight, cleaningOption, quantity }) => ({
    lineNo: line,
    productId,
    title,
    size,
    weight,
    cleaning: cleaningFromWire(cleaningOption) || undefined,
    quantity,
  })),
})

function slotOf(name: string | undefined): Comparable['slot'] {
  const slot = name === undefined ? undefined : slotNamed(name)
  return slot && { startsAt: startOf(slot.day, slot.hours), endsAt: endOf(slot.day, slot.hours) }
}
