/** What stands against the time at which somebody wants an order. */
export type SlotRefusal =
  | { readonly refused: 'slot-unknown' }
  | { readonly refused: 'slot-elsewhere' }
  | { readonly refused: 'slot-closed' }
  | { readonly refused: 'slot-over' }
  | { readonly refused: 'slot-full' }
  /** none of the days to come has a place left */
  | { readonly refused: 'no-slot' }

const codes = {
  'slot-unknown': true,
  'slot-elsewhere': true,
  'slot-closed': true,
  'slot-over': true,
  'slot-full': true,
  'no-slot': true,
} as const satisfies Record<SlotRefusal['refused'], true>

export const isSlotRefusal = (why: { readonly refused: string }): why is SlotRefusal =>
  Object.hasOwn(codes, why.refused)
