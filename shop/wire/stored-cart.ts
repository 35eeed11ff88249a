import * as v from 'valibot'
import { type Address, addressFields } from '#shop/accounts/address.ts'
import { asQuantity, type Cart, type CartLine, totalQuantity } from '#shop/cart/cart.ts'
import { mostLines } from '#shop/catalogue/pricing.ts'
import { cartItem, cartItemOf, cartLineFrom } from './cart-item.ts'

/** What a browser keeps of a cart, in the specification's shapes. `version` stands beside them, and is ours. */
export const cartStateOf = ({ items, shippingAddress, billingAddress }: Cart) => ({
  version: stateVersion,
  items: items.map(cartItemOf),
  shippingAddress,
  billingAddress,
  totalQuantity: totalQuantity({ items }),
})

/**
 * The lines of the whole state where it can be read, else of the items alone. The first shops kept a state without a
 * version, in this same shape. One of a later version may mean something else: its items alone are the specification's.
 */
export function storedLines({ state, items }: { state: unknown; items: unknown }): readonly CartLine[] {
  const whole = v.safeParse(readableState, state)
  const lines = whole.success ? soundLines(whole.output.items) : []
  return lines.length > 0 ? lines : soundLines(items)
}

/** Every field is there and is text; what was damaged is empty and can be typed again. */
export function storedAddress(found: unknown): Address | undefined {
  const read = v.safeParse(readableAddress, found)
  return read.success && Object.values(read.output).some((typed) => typed !== '') ? read.output : undefined
}

const stateVersion = 1

const readableState = v.object({
  version: v.optional(v.pipe(v.number(), v.maxValue(stateVersion))),
  items: v.unknown(),
})

const addressText = v.fallback(v.pipe(v.string(), v.maxLength(500)), '')

const readableAddress = v.object(
  Object.fromEntries(addressFields.map((name) => [name, addressText])) as Record<keyof Address, typeof addressText>,
)

/** What is sound stays, one line per product, the rest is left out. */
function soundLines(found: unknown): readonly CartLine[] {
  if (!Array.isArray(found)) return []
  const sound = found.flatMap((item: unknown) => {
    const read = v.safeParse(storedItem, item)
    return read.success ? [cartLineFrom(read.output)] : []
  })
  return sound.filter(({ id }, place) => sound.findIndex((line) => line.id === id) === place).slice(0, mostLines)
}

/** A line can do without what is only shown of it. */
const unlessDamaged = <Entry extends v.GenericSchema<string | null | undefined>>(entry: Entry) =>
  v.fallback(
    v.pipe(
      entry,
      v.transform((text) => text || undefined),
    ),
    undefined,
  )

const highestPrice = 1_000_000

const { id, weight, price, quantity, title, img, size, cleaningOption, detailPageURL } = cartItem.entries

const storedItem = v.object({
  id: v.pipe(id, v.nonEmpty()),
  weight: v.pipe(weight, v.nonEmpty()),
  price: v.pipe(price, v.minValue(0.01), v.maxValue(highestPrice)),
  quantity: v.pipe(v.number(), v.gtValue(0), v.transform(asQuantity), quantity),
  title: unlessDamaged(title),
  img: unlessDamaged(img),
  size: unlessDamaged(size),
  cleaningOption: unlessDamaged(cleaningOption),
  // A link from storage leads nowhere but into the shop.
  detailPageURL: unlessDamaged(
    v.pipe(
      detailPageURL,
      v.check((link) => /^\/[A-Za-z]+\/[A-Za-z0-9]{1,40}$/.test(link ?? '')),
    ),
  ),
})
