/** What stands against a change of an order. */
export type ChangeRefusal =
  | { readonly refused: 'change-too-late' }
  | { readonly refused: 'order-changed' }
  | { readonly refused: 'change-nothing' }
  | { readonly refused: 'change-empty' }
  | { readonly refused: 'change-prices' }
