import { placeAt } from '#server/delivery/directory.ts'
import type { StandingLine } from '#shop/orders/changed-lines.ts'
import { parsePincode } from '#shop/delivery/delivery.ts'
import { inRupees } from '#shop/money.ts'
import type { OrderAfter } from '#shop/orders/order-change.ts'
import { nameOfOrderSlot } from '#shop/slots/slot-names.ts'
import { landedGrams, type StockLine } from '#shop/stock/stock-cell.ts'
import { stockOfSize } from '#shop/stock/stock.ts'
import { grams } from '#shop/weight.ts'
import type { Address } from '#shop/wire/address.ts'
import type { Takes } from '#shop/wire/calls.ts'
import { askedLineFrom } from '#shop/wire/cart-item.ts'
import type { OrderToChange } from '#shop/wire/changed-order.ts'
import { cleaningToWire } from '#shop/wire/cleaning.ts'
import { type ChangeableRow, slotOfRow } from './changeable-order.ts'

export const lineFrom = ({ line, ...item }: Takes<'changeOrder'>['lines'][number]) => ({ line, ...askedLineFrom(item) })

export const pincodeOf = ({ pincode }: Address): string => parsePincode(pincode) ?? ''

export function placeOf({ pincode }: Address): ReturnType<typeof placeAt> {
  const known = parsePincode(pincode)
  return known && placeAt(known)
}

export function changeToKeep(
  row: ChangeableRow,
  { version, ifMissing, note, shippingAddress, billingAddress, slot }: Takes<'changeOrder'>,
  { lines, total, most }: OrderAfter,
) {
  return {
    seen: version,
    lines: lines.map(({ added: _added, ...line }) => line),
    total,
    most,
    ifMissing: ifMissing ?? row.if_missing,
    note: note ?? row.cutter_note,
    shippingAddress,
    billingAddress,
    takes: lines.flatMap(takenBy),
    comes: { name: slot, pincode: pincodeOf(shippingAddress) },
  }
}

/** Only what is new takes of fish that is counted: the rest has what it took. */
function takenBy({ lineNo, added }: OrderAfter['lines'][number]): StockLine[] {
  if (added === undefined || stockOfSize(added.product, added.size) === undefined) return []
  const { product, size, weight, quantity } = added
  return [{ species: product.species, size, lineNo, landed: landedGrams(product, grams(weight), quantity) }]
}

/** Where it goes, when it comes and what its buyer wishes is as before. */
export function isNothingElse(
  row: ChangeableRow,
  { shippingAddress, billingAddress, ifMissing, note, slot }: Takes<'changeOrder'>,
): boolean {
  const before = {
    shipping: JSON.parse(row.shipping_json) as Address,
    billing: JSON.parse(row.billing_json) as Address,
  }
  return (
    (slot === undefined || slot === slotNameOf(row)) &&
    (note === undefined || note === row.cutter_note) &&
    (ifMissing === undefined || ifMissing === row.if_missing) &&
    isSame(before.shipping, shippingAddress) &&
    isSame(before.billing, billingAddress)
  )
}

const isSame = (one: Address, other: Address): boolean =>
  Object.entries(other).every(([field, typed]) => (one[field as keyof Address] ?? '') === typed)

export const lineView = (line: StandingLine): OrderToChange['lines'][number] => ({
  line: line.lineNo,
  id: line.cartId,
  productId: line.productId,
  title: line.title,
  size: line.size,
  weight: line.weight,
  cleaningOption: cleaningToWire(line.cleaning ?? ''),
  grams: line.grams,
  price: inRupees(line.rate),
  quantity: line.quantity,
  most: inRupees(line.most),
  tolerated: line.tolerated,
  otherPacks: line.otherPacks.map((pack) => ({ grams: pack.grams, price: inRupees(pack.rate) })),
  labelWeight: line.labelWeight,
})

const slotNameOf = (row: ChangeableRow): string | undefined => {
  const slot = slotOfRow(row)
  return slot && nameOfOrderSlot(slot)
}
