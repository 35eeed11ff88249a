import { useState } from 'react'
import { isTyped } from '#forms/typed.ts'
import { parsePincode } from '#shop/delivery/delivery.ts'
import type { ShownSlot } from '#shop/slots/slots.ts'
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
  const [before, setBefore] = useState<string>()
  const slots = shownSlots(brought, pincode, told)
  const free = slots.filter(({ room }) => room === 'free')
  const named = (name: string | undefined) => free.find((slot) => slot.name === name)
  // Who lost a place chooses again: another one is not chosen behind their back.
  const slot = named(wished) ?? named(before) ?? (told ? undefined : free[0])
  const isKnown = parsePincode(pincode) !== undefined

  /** A pincode is typed letter by letter, or comes with an address that was chosen whole. */
  function toPincode(typed: string) {
    if (isKnown) setBefore(slot?.name)
    setPincode(typed)
  }
  return {
    slots,
    slot,
    isMissing: slot === undefined && free.length > 0,
    /** when it would have come to the pincode before, and cannot to this one */
    notThere: isKnown && slot !== undefined && named(before) === undefined ? before : undefined,
    /** the time is chosen by hand */
    chosen: () => setBefore(undefined),
    toPincode,
    onPincode: (target: EventTarget): void => {
      if (isTyped(target) && target.name === 'shipping-pincode') toPincode(target.value)
    },
  }
}
