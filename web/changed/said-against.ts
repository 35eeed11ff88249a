import { type CartRefusal, type CheckoutRefusal, inWords, type OrderRefusal } from '#shop/refusals.ts'
import { cartRefusals } from '#words/cart.ts'
import { checkoutRefusals } from '#words/checkout.ts'
import { orderRefusals } from '#words/orders.ts'

const sentences = { ...cartRefusals, ...checkoutRefusals, ...orderRefusals }

/** What stands against a change that the page can see by itself. */
export const saidAgainst = (refusal: CartRefusal | CheckoutRefusal | OrderRefusal): string =>
  inWords(sentences, refusal)
