import { readableMobile } from '#shop/accounts/accounts.ts'
import type { Address } from '#shop/accounts/address.ts'
import { namesIn } from '#shop/checkout/checkout.ts'
import type { Person } from '#web/accounts/account-storage.ts'
import { keptPincode } from '#web/delivery/remembered.ts'

/** What the account and this browser know is not asked again. */
export function firstGuess({ fullName, email, mobile }: Person, area: readonly string[]): Partial<Address> {
  const pincode = keptPincode() ?? ''
  return {
    ...namesIn(fullName),
    email,
    phone: readableMobile(mobile),
    ...(area.includes(pincode) ? { pincode } : {}),
  }
}
