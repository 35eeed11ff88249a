import type { Address } from '#shop/wire/address.ts'
import type { CartItem } from '#shop/wire/cart-item.ts'
import { settle } from '#shop/catalogue/choice.ts'
import { type Choice, type Product, detailUrl } from '#shop/catalogue/product.ts'
import { inRupees, type Paise, rupees } from '#shop/money.ts'
import { isQuantity, linePrice, mostLines, mostOfOneLine, priceOf, totalPrice } from '#shop/pricing.ts'

/** What somebody means to buy, and where it shall go. One line per product. */
export interface Cart {
  readonly items: readonly CartItem[]
  readonly shippingAddress: Address | undefined
  readonly billingAddress: Address | undefined
}

export const emptyCart: Cart = { items: [], shippingAddress: undefined, billingAddress: undefined }

/** A product as it goes into the cart, with what was not chosen filled in. Undefined when it cannot be had at all. */
export function cartItemOf(product: Product, choice: Choice, quantity: number): CartItem | undefined {
  const { size, weight, cleaning } = settle(product, choice)
  const price = priceOf(product, { size, weight })
  if (weight === undefined || price === undefined) return undefined
  return {
    id: product.cartId,
    img: product.picture,
    title: product.title,
    price: inRupees(price),
    quantity,
    weight,
    detailPageURL: detailUrl(product),
    ...(size === undefined ? {} : { size }),
    ...(cleaning === undefined ? {} : { cleaningOption: cleaning }),
  }
}

/** A product that is there already takes the new choice and keeps its quantity. Nothing, or less, is not put in. */
export function putIn(cart: Cart, item: CartItem): Cart {
  if (!(item.quantity > 0)) return cart
  const there = itemIn(cart, item.id)
  if (there) return replaced(cart, { ...item, quantity: there.quantity })
  if (cart.items.length >= mostLines) return cart
  return withItems(cart, [...cart.items, { ...item, quantity: asQuantity(item.quantity) }])
}

/** Above 0 only; more than a line takes becomes the most of it. */
export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
  const there = itemIn(cart, id)
  return there && quantity > 0 ? replaced(cart, { ...there, quantity: asQuantity(quantity) }) : cart
}

/** What is said of a line anew; a quantity counts above 0 only. */
export function updateItem(cart: Cart, id: string, { quantity, ...news }: Partial<Omit<CartItem, 'id'>>): Cart {
  const there = itemIn(cart, id)
  if (!there) return cart
  const updated = replaced(cart, { ...there, ...news })
  return quantity === undefined ? updated : setQuantity(updated, id, quantity)
}

export const takeOut = (cart: Cart, id: string): Cart =>
  itemIn(cart, id)
    ? withItems(
        cart,
        cart.items.filter((item) => item.id !== id),
      )
    : cart

/** Undoes a `takeOut`: the line stands where it stood. */
export function putBack(cart: Cart, item: CartItem, place: number): Cart {
  if (itemIn(cart, item.id)) return cart
  return withItems(cart, cart.items.toSpliced(place, 0, item))
}

export const itemIn = (cart: Pick<Cart, 'items'>, id: string): CartItem | undefined =>
  cart.items.find((item) => item.id === id)

export const totalQuantity = ({ items }: Pick<Cart, 'items'>): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

/** What the packs of one line cost together, at the price that the shopper saw. */
export const itemTotal = (item: CartItem): Paise => linePrice(pricedLine(item))

export const cartTotal = ({ items }: Pick<Cart, 'items'>): Paise => totalPrice(items.map(pricedLine))

/** A cart from whatever was found in its place: what is sound stays, one line per product, the rest is left out. */
export function repair(found: unknown): Cart {
  const { items, shippingAddress, billingAddress } = fieldsOf(found)
  return {
    items: repairItems(items),
    shippingAddress: repairAddress(shippingAddress),
    billingAddress: repairAddress(billingAddress),
  }
}

export function repairItems(found: unknown): readonly CartItem[] {
  if (!Array.isArray(found)) return []
  const sound = found.map(repairItem).filter((item) => item !== undefined)
  return sound.filter(({ id }, place) => sound.findIndex((item) => item.id === id) === place).slice(0, mostLines)
}

/** Every field is there and is text; what was damaged is empty and can be typed again. */
export function repairAddress(found: unknown): Address | undefined {
  const fields = fieldsOf(found)
  const whole = Object.fromEntries(addressFields.map((name) => [name, text(fields[name], longestText) ?? '']))
  return Object.values(whole).some((typed) => typed !== '') ? (whole as Address) : undefined
}

/** In the order in which a form asks for them. */
export const addressFields = [
  'pincode',
  'city',
  'state',
  'firstName',
  'lastName',
  'addressLine1',
  'streetAddress',
  'landmark',
  'phone',
  'email',
] as const satisfies readonly (keyof Address)[]

const longestText = 500

function repairItem(found: unknown): CartItem | undefined {
  const { id, img, title, price, quantity, size, weight, cleaningOption, detailPageURL } = fieldsOf(found)
  if (!text(id, 40) || !text(weight, 20) || typeof price !== 'number' || !isPrice(price)) return undefined
  if (typeof quantity !== 'number' || !(quantity > 0)) return undefined
  return {
    id: id as string,
    weight: weight as string,
    price,
    quantity: asQuantity(quantity),
    ...(text(img, longestText) ? { img: img as string } : {}),
    ...(text(title, 200) ? { title: title as string } : {}),
    ...(text(size, 60) ? { size: size as string } : {}),
    ...(text(cleaningOption, 80) ? { cleaningOption: cleaningOption as string } : {}),
    ...(isOwnPath(detailPageURL) ? { detailPageURL } : {}),
  }
}

const fieldsOf = (found: unknown): Readonly<Record<string, unknown>> =>
  typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {}

const text = (found: unknown, longest: number): string | undefined =>
  typeof found === 'string' && found.length <= longest ? found : undefined

const highestPrice = 1_000_000

const isPrice = (amount: number): boolean => amount > 0 && amount <= highestPrice

/** A link from storage leads nowhere but into the shop. */
const isOwnPath = (found: unknown): found is string =>
  typeof found === 'string' && /^\/[A-Za-z]+\/[A-Za-z0-9]{1,40}$/.test(found)

const asQuantity = (count: number): number =>
  isQuantity(count) ? count : Math.min(Math.max(1, Math.floor(count)), mostOfOneLine)

const withItems = (cart: Cart, items: readonly CartItem[]): Cart => ({ ...cart, items })

const replaced = (cart: Cart, next: CartItem): Cart =>
  withItems(
    cart,
    cart.items.map((item) => (item.id === next.id ? next : item)),
  )

const pricedLine = ({ price, quantity }: CartItem) => ({ price: rupees(price), quantity })
