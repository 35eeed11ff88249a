import type { AddressView } from '#shop/wire/address.ts'
import { readableState } from '#shop/words/packs.ts'
import { stateNames } from '#words/usual.ts'
import './address-lines.css'

export function AddressLines({ address }: { address: AddressView }) {
  const { firstName, lastName, addressLine1, streetAddress, landmark, city, pincode, state, phone, email } = address
  return (
    <address className="address-lines">
      <span>
        {firstName} {lastName}
      </span>
      <span>{addressLine1}</span>
      <span>{streetAddress}</span>
      {landmark && <span>{landmark}</span>}
      <span>
        {city} {pincode}, {readableState(state, { stateNames })}
      </span>
      <span>{phone}</span>
      <span>{email}</span>
    </address>
  )
}
