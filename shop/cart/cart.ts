import type { Address } from '#shop/accounts/address.ts'
import { settle } from '#shop/catalogue/choice.ts'
import { isQuantity, linePrice, mostLines, mostOfOneLine, priceOf, totalPrice } from '#shop/catalogue/pricing.ts'
import { type Choice, detailUrl, type Product } from '#shop/catalogue/product.ts'
import type { Paise } from '#shop/money.ts'

/** A fish in the cart, as it was chosen. */
export interface CartLine {
  /** the cart id of its product */
  readonly id: string
  readonly title?: string | undefined
  readonly img?: string | undefined
  /** of one pack, as the shopper saw it */
  readonly price: Paise
  readonly quantity: number
  readonly size?: string | undefined
  readonly weight: string
  /** its code; of an old cart perhaps words that no table knows */
  readonly cleaning?: string | undefined
  readonly detailPageURL?: string | undefined
}

/** How many products one request may name: more than two carts have lines. */
export const mostAsked = 2 * mostLines

/** What somebody means to buy, and where it shall go. One line per product. */
export interface Cart {
  readonly items: readonly CartLine[]
  readonly shippingAddress: Address | undefined
  readonly billingAddress: Address | undefined
}

export const emptyCart: Cart = { items: [], shippingAddress: undefined, billingAddress: undefined }

/** A product as it goes into the cart, with what was not chosen filled in. Undefined when it cannot be had at all. */
export function cartLineOf(product: Product, choice: Choice, quantity: number): CartLine | undefined {
  const { size, weight, cleaning } = settle(product, choice)
  const price = priceOf(product, { size, weight })
  if (weight === undefined || price === undefined) return undefined
  return {
    id: product.cartId,
    img: product.picture,
    title: product.title,
    price,
    quantity,
    weight,
    detailPageURL: detailUrl(product),
    ...(size === undefined ? {} : { size }),
    ...(cleaning === undefined ? {} : { cleaning }),
  }
}

/** A product that is there already takes the new choice and keeps its quantity. Nothing, or less, is not put in. */
export function putIn(cart: Cart, item: CartLine): Cart {
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

/** What changes in a line; a quantity counts only above 0. */
export function updateItem(cart: Cart, id: string, { quantity, ...news }: Partial<Omit<CartLine, 'id'>>): Cart {
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

/** Undoes a `takeOut`: the line is where it was. */
export function putBack(cart: Cart, item: CartLine, place: number): Cart {
  if (itemIn(cart, item.id)) return cart
  return withItems(cart, cart.items.toSpliced(place, 0, item))
}

export const itemIn = (cart: Pick<Cart, 'items'>, id: string): CartLine | undefined =>
  cart.items.find((item) => item.id === id)

export const totalQuantity = ({ items }: Pick<Cart, 'items'>): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

/** What the packs of one line cost together, at the price that the shopper saw. */
export const itemTotal = (item: CartLine): Paise => linePrice(item)

export const cartTotal = ({ items }: Pick<Cart, 'items'>): Paise => totalPrice(items)

/** More than a line takes becomes the most of it. */
export const asQuantity = (count: number): number =>
  isQuantity(count) ? count : Math.min(Math.max(1, Math.floor(count)), mostOfOneLine)

const withItems = (cart: Cart, items: readonly CartLine[]): Cart => ({ ...cart, items })

const replaced = (cart: Cart, next: CartLine): Cart =>
  withItems(
    cart,
    cart.items.map((item) => (item.id === next.id ? next : item)),
  )
