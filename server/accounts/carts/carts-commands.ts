import { forgetCarts, keepCart } from './keep-cart.ts'

export const cartsCommands = {
  keepCart,
  forgetCarts,
}
