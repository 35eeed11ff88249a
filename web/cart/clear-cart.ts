import { store } from '#browser/storage.ts'
import { linesAfterOrder } from '#shop/cart/cart-after-order.ts'
import { type CartItem, cartLineFrom } from '#shop/wire/cart-item.ts'
import { cartLines, takeLines } from './cart.ts'

/** After an order: what it took leaves the cart; addresses stay for the next one, and so does what was added meanwhile. */
export function clearCart(ordered: readonly CartItem[]): void {
  takeLines(linesAfterOrder(cartLines(), ordered.map(cartLineFrom)))
  if (cartLines().length === 0) store('cartState', undefined)
}
