import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { onOtherTabs, type StoredKey, store, stored, storedJson } from '#browser/storage.ts'
import type { Address } from '#shop/accounts/address.ts'
import {
  type Cart,
  type CartLine,
  cartLineOf,
  emptyCart,
  itemIn,
  putBack,
  putIn,
  setQuantity,
  takeOut,
  updateItem,
} from '#shop/cart/cart.ts'
import type { Choice, Product } from '#shop/catalogue/product.ts'
import { cartStateOf, storedAddress, storedLines } from '#shop/wire/stored-cart.ts'

/** The cart of this browser. `read` is false on the server and while a page comes alive: then nobody knows what is in it. */
export type CartNow = Cart & { readonly read: boolean }

const cart = createStore<CartNow>(() => ({ ...emptyCart, read: false }))

export function useCart(): CartNow {
  useEffect(openCart, [])
  return useStore(cart)
}

/** What the cart holds of a product, if anything. */
export const inCart = (now: Cart, { cartId }: Pick<Product, 'cartId'>): CartLine | undefined => itemIn(now, cartId)

export function addToCart(product: Product, choice: Choice, quantity: number): void {
  const item = cartLineOf(product, choice, quantity)
  if (item) addItem(item)
}

/** Whether it is in the cart then: an order has a limit of lines. */
export function addItem(item: CartLine): boolean {
  change((now) => putIn(now, item))
  return itemIn(cart.getState(), item.id) !== undefined
}

/** What was ordered once, put in together. */
export const addLines = (lines: readonly CartLine[]): void => change((now) => lines.reduce(putIn, now))

export const changeQuantity = (id: string, quantity: number): void => change((now) => setQuantity(now, id, quantity))

/** Less of it, or smaller packs, where that is what is left. */
export const takeInstead = (id: string, instead: Pick<CartLine, 'weight' | 'quantity' | 'price'>): void =>
  change((now) => updateItem(now, id, instead))

/** What the shopper has seen of today's rates: the cart keeps them. */
export const takeRates = (lines: readonly CartLine[]): void =>
  change((now) => lines.reduce((cart, { id, price }) => updateItem(cart, id, { price }), now))

/** Takes a line out, and returns the function that undoes it. */
export function removeFromCart(id: string): () => void {
  openCart()
  const { items } = cart.getState()
  const place = items.findIndex((item) => item.id === id)
  const item = items[place]
  change((now) => takeOut(now, id))
  return () => item && change((now) => putBack(now, item, place))
}

/** The lines as they are stored: another tab may have written since. */
export function cartLines(): readonly CartLine[] {
  openCart()
  return storedCart().items
}

/** Calls back when the lines change, here or in another tab. */
export const onCart = (listener: (now: Cart) => void): (() => void) => cart.subscribe(listener)

/** All lines as they are now in the account. */
export const takeLines = (items: readonly CartLine[]): void => change((now) => ({ ...now, items }))

export const keepAddresses = (shippingAddress: Address | undefined, billingAddress: Address | undefined): void =>
  change((now) => ({ ...now, shippingAddress, billingAddress }))

/** Who signs out leaves nothing in it. */
export function leaveCart(): void {
  change(() => emptyCart)
  store('cartState', undefined)
}

const keys: readonly StoredKey[] = ['cartItems', 'cartState', 'shippingAddress', 'billingAddress']

let opened = false

/** Reads what is stored, and follows what other tabs do. Once a page. */
function openCart(): void {
  if (opened) return
  opened = true
  readCart()
  mend(cart.getState())
  onOtherTabs(keys, readCart)
}

const readCart = () => cart.setState({ ...storedCart(), read: true })

/** The whole state where it is there, else its parts; a part that has its own key is taken from there. */
function storedCart(): Cart {
  return {
    items: storedLines({ state: storedJson('cartState'), items: storedJson('cartItems') }),
    shippingAddress: storedAddress(storedJson('shippingAddress')),
    billingAddress: storedAddress(storedJson('billingAddress')),
  }
}

/** Another tab may have written since: the change is applied to what is stored, and all keys are written again. */
function change(deed: (now: Cart) => Cart): void {
  openCart()
  const before = storedCart()
  const after = deed(before)
  if (after !== before) keep(after)
  cart.setState({ ...after, read: true })
}

function keep(now: Cart): void {
  for (const [key, text] of written(now)) store(key, text)
}

/** What is damaged is replaced at once, so that nothing stumbles over it again. What is not there stays away. */
function mend(now: Cart): void {
  for (const [key, text] of written(now)) if (stored(key) !== null && stored(key) !== text) store(key, text)
}

function written(now: Cart): [StoredKey, string | undefined][] {
  const state = cartStateOf(now)
  const { shippingAddress, billingAddress } = now
  return [
    ['cartItems', JSON.stringify(state.items)],
    ['cartItemCount', String(state.totalQuantity)],
    ['shippingAddress', shippingAddress && JSON.stringify(shippingAddress)],
    ['billingAddress', billingAddress && JSON.stringify(billingAddress)],
    ['cartState', JSON.stringify(state)],
  ]
}
