import * as v from 'valibot'
import { tidyPincode } from '#shop/delivery/delivery.ts'
import { asMessage } from '#shop/faults.ts'
import { emailAddress, freeText, longestAddressLine, longestName, plainText, typedNumber } from '#shop/text.ts'

export const address = v.object(
  {
    firstName: plainText('first-name', longestName),
    lastName: plainText('last-name', longestName),
    addressLine1: plainText('address-line', longestAddressLine),
    streetAddress: plainText('street', longestAddressLine),
    landmark: v.optional(freeText('landmark', longestAddressLine)),
    pincode: v.pipe(typedNumber('pincode', 12), v.transform(tidyPincode)),
    city: plainText('city', longestName),
    state: plainText('state', longestName),
    /** in digits that the rider's telephone dials */
    phone: typedNumber('phone', 20),
    email: emailAddress,
  },
  asMessage({ refused: 'no-address' }),
)

export type AddressView = v.InferOutput<typeof address>
