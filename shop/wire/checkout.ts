import * as v from 'valibot'
import { mobileOf } from '#shop/accounts/accounts.ts'
import type { Address } from '#shop/accounts/address.ts'
import type { CartLine } from '#shop/cart/cart.ts'
import { cash } from '#shop/checkout/payment.ts'
import { whyNotDelivered, whyNotPincode } from '#shop/delivery/delivery.ts'
import { plainNumber } from '#shop/digits.ts'
import { faultIn } from '#shop/faults.ts'
import { inRupees, type Paise } from '#shop/money.ts'
import { cutterNote, type OrderWishes, wishesToSend } from '#shop/orders/order-wishes.ts'
import type { AddressFault, FieldFault } from '#shop/refusals.ts'
import { address } from '#shop/wire/address.ts'
import type { Sends } from '#shop/wire/calls.ts'
import { cartItemOf } from '#shop/wire/cart-item.ts'

export type AddressField = keyof Address

/** What a form begins with (SPEC section 3). */
export const firstCity = 'Mumbai'
export const states = ['Maharashtra', 'Delhi', 'Karnataka'] as const

/** Only cash on delivery works; the others are seen, and cannot be chosen. */
export const payments = [
  { code: cash, open: true },
  { code: 'paytm', open: false },
  { code: 'upi', open: false },
  { code: 'cards', open: false },
  { code: 'netbanking', open: false },
] as const

/** What was chosen to pay with; nothing where it cannot be chosen. */
export const paymentIn = (typed: string | undefined): typeof cash | undefined => (typed === cash ? cash : undefined)

/** What is wrong with a field of the address to deliver to, by the very rules of the call, and by where the shop delivers. */
export function whyNotShipping(
  area: readonly string[],
  field: AddressField,
  typed: string,
): FieldFault | AddressFault | undefined {
  const why = whyNotField(field, typed)
  if (field !== 'pincode' || why !== undefined) return why
  return whyNotDelivered(area, typed)
}

/** What is wrong with a field of any address: the cause and the cure. */
export function whyNotField(field: AddressField, typed: string): FieldFault | AddressFault | undefined {
  const read = v.safeParse(address.entries[field], typed)
  if (!read.success) return faultIn(read.issues[0]) as FieldFault
  if (field === 'pincode') return whyNotPincode(typed)
  return field === 'phone' ? whyNotPhone(typed) : undefined
}

/** What is wrong with a note to the cutter. */
export function whyNotNote(typed: string): FieldFault | undefined {
  const read = v.safeParse(cutterNote, typed)
  return read.success ? undefined : (faultIn(read.issues[0]) as FieldFault)
}

/** An order as it is sent: what the shopper saw, to be compared by the shop. */
export const orderToSend = ({
  userId,
  items,
  total,
  most,
  shippingAddress,
  billingAddress,
  payment,
  wishes,
  slot,
  sendBefore,
}: {
  userId: string
  items: readonly CartLine[]
  total: Paise
  most: Paise
  shippingAddress: Address
  billingAddress: Address
  payment: Sends<'placeOrder'>['payment']
  wishes: OrderWishes
  /** none: the earliest */
  slot?: string | undefined
  /** until when it is meant, by the server's clock */
  sendBefore?: number | undefined
}): Sends<'placeOrder'> => ({
  userId,
  cartItems: items.map(cartItemOf),
  shippingAddress,
  billingAddress,
  totalPrice: inRupees(total),
  mostPrice: inRupees(most),
  payment,
  ...wishesToSend(wishes),
  slot,
  ...(sendBefore === undefined ? {} : { sendBefore }),
})

/** 'Asha Ram Koli' is Asha, and Ram Koli. */
export function namesIn(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = fullName.trim().split(/\s+/)
  return { firstName, lastName: others.join(' ') }
}

/** Loose on purpose: a landline reaches people too. */
function whyNotPhone(typed: string): AddressFault | undefined {
  if (mobileOf(typed) !== undefined) return undefined
  const written = plainNumber(typed)
  if (/[^0-9\s()+.-]/.test(written)) return { refused: 'not-a-phone' }
  const digits = written.replace(/\D/g, '').length
  if (digits < 10) return { refused: 'phone-short', digits }
  return digits > 14 ? { refused: 'not-a-phone' } : undefined
}
