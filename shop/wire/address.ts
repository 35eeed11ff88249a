import * as v from 'valibot'
import { tidyPincode } from '#shop/delivery.ts'
import { emailAddress, freeText, longestAddressLine, longestName, plainText } from '#shop/text.ts'

export const address = v.object(
  {
    firstName: plainText('First name', longestName),
    lastName: plainText('Last name', longestName),
    addressLine1: plainText('Address line 1', longestAddressLine),
    streetAddress: plainText('Street address', longestAddressLine),
    landmark: v.optional(freeText('Landmark', longestAddressLine)),
    pincode: v.pipe(plainText('Pincode', 12), v.transform(tidyPincode)),
    city: plainText('City', longestName),
    state: plainText('State', longestName),
    phone: plainText('Phone', 20),
    email: emailAddress,
  },
  'The address is missing.',
)

export type Address = v.InferOutput<typeof address>
