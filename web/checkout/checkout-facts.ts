import type { Shelf } from '#shop/catalogue/product.ts'
import type { ShownSlot } from '#shop/slots/slots.ts'
import type { Person } from '#web/accounts/account-storage.ts'
import type { Book } from '#web/addresses/use-book.ts'
import type { CartNow } from '#web/cart/cart.ts'

/** What the checkout needs: today's catalogue, where we deliver, the cart, and who is signed in. */
export interface CheckoutFacts {
  readonly catalogue: Shelf
  readonly area: readonly string[]
  /** when orders can come */
  readonly slots: readonly ShownSlot[]
  readonly cart: CartNow
  /** what goes with the account, on every device */
  readonly book: Book
  readonly user: Person
  readonly token: string
}
