import type { Paise } from './money.ts'

/** What stands against placing an order. */
export type CheckoutRefusal =
  | { readonly refused: 'cart-empty' }
  | { readonly refused: 'prices-changed' }
  | { readonly refused: 'too-much-cash'; readonly most: Paise; readonly total: Paise }
  | { readonly refused: 'mobile-unproven' }
  | { readonly refused: 'others-order' }
  | { readonly refused: 'other-attempt' }
  | { readonly refused: 'bad-attempt' }
  | { readonly refused: 'too-many-open'; readonly most: number }
  | { readonly refused: 'pincode-unknown' }
  | { readonly refused: 'pincode-not-looked-up' }
  | { readonly refused: 'no-user' }
  | { readonly refused: 'no-address' }
  | { readonly refused: 'no-items' }
  | { readonly refused: 'no-total' }
  | { readonly refused: 'item-without-id' }
  | { readonly refused: 'item-without-price' }
  | { readonly refused: 'item-without-weight' }
  | { readonly refused: 'quantity-no-number' }
  | { readonly refused: 'quantity-not-whole' }
  | { readonly refused: 'quantity-too-small'; readonly least: number }
  | { readonly refused: 'quantity-too-large'; readonly most: number }
  | { readonly refused: 'too-many-lines'; readonly most: number }
  | { readonly refused: 'only-cash' }
