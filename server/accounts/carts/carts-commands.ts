import { keepCart, forgetCarts } from './keep-cart.ts'

export const cartsCommands = {
  keepCart,
  forgetCarts,
}
