import * as v from 'valibot'
import { parsePincode } from '#shop/delivery/delivery.ts'
import { type ShownSlot, serves } from '#shop/slots/slots.ts'
import type { Sends } from '#shop/wire/calls.ts'
import { slots } from '#shop/wire/slot-calls.ts'

/** The slots of the pincode that a refusal brought, as they are now. */
export interface FreeTold {
  readonly pincode: string
  readonly slots: readonly ShownSlot[]
}

export function freeIn(
  told: unknown,
  { shippingAddress }: Pick<Sends<'placeOrder'>, 'shippingAddress'>,
): FreeTold | undefined {
  const read = v.safeParse(slots, told)
  return read.success ? { pincode: shippingAddress.pincode, slots: read.output } : undefined
}

/** The slots of a pincode, the earliest first. What a refusal told last counts for more than what the page brought. */
export function shownSlots(
  brought: readonly ShownSlot[],
  typed: string,
  told: FreeTold | undefined,
): readonly ShownSlot[] {
  const pincode = parsePincode(typed) ?? ''
  return told !== undefined && parsePincode(told.pincode) === pincode
    ? told.slots
    : brought.filter((slot) => serves(slot, pincode))
}
