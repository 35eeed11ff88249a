import type { Check } from '#forms/typed.ts'
import { latinDigits } from '#shop/digits.ts'
import { isWeakPin } from '#shop/staff/pin.ts'
import { staffRefusals } from '#words/staff.ts'

/** It must not be empty. */
export const filled =
  (message: string): Check =>
  (typed) =>
    typed.trim() === '' ? message : undefined

/** A PIN that somebody chooses. */
export const newPin: Check = (typed) => {
  const digits = latinDigits(typed)
  if (!/^[0-9]{6}$/.test(digits)) return staffRefusals['pin-form']()
  return isWeakPin(digits) ? staffRefusals['pin-weak']() : undefined
}
