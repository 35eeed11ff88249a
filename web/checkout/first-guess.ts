import { readableMobile } from '#shop/accounts.ts'
import { type Address, isSameAddress } from '#shop/address.ts'
import { namesIn } from '#shop/checkout.ts'
import type { CheckoutFacts } from './checkout-facts.ts'

/** What the account knows is not asked again. */
export const firstGuess = ({ fullName, email, mobile }: CheckoutFacts['user']): Partial<Address> => ({
  ...namesIn(fullName),
  email,
  phone: readableMobile(mobile),
})

/** Whether the bill goes where the fish goes. */
export const isSame = (shipping: Address | undefined, billing: Address | undefined): boolean =>
  billing === undefined || (shipping !== undefined && isSameAddress(shipping, billing))
