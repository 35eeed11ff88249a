import { useState } from 'react'
import type { ShownSlot } from '#shop/slots.ts'
import { isTyped } from '#forms/typed.ts'
import { type FreeTold, shownSlots } from './shown-slots.ts'

/** When the order can come to the pincode that is typed, and when it does: as it was wished for, or else at the earliest. */
export function useSlot(
  brought: readonly ShownSlot[],
  {
    pincode: known = '',
    wished,
    told,
  }: { pincode: string | undefined; wished: string | undefined; told: FreeTold | undefined },
) {
  const [pincode, setPincode] = useState(known)
  const slots = shownSlots(brought, pincode, told)
  const free = slots.filter(({ isFree }) => isFree)
  // Who lost a place chooses again: another one is not chosen behind their back.
  const slot = free.find(({ name }) => name === wished) ?? (told ? undefined : free[0])
  return {
    slots,
    slot,
    isMissing: slot === undefined && free.length > 0,
    /** an address was chosen whole */
    toPincode: setPincode,
    onPincode: (target: EventTarget): void => {
      if (isTyped(target) && target.name === 'shipping-pincode') setPincode(target.value)
    },
  }
}
