import * as v from 'valibot'
import { type AddressName, addressKinds, longestAddressName } from '#shop/accounts/address-book.ts'
import { asMessage } from '#shop/faults.ts'
import { freeText } from '#shop/text.ts'
import { address } from './address.ts'
import { call, nothing } from './call.ts'

const keptAddress = v.object({
  id: v.string(),
  kind: v.picklist(addressKinds),
  name: v.string(),
  address,
  isFirst: v.boolean(),
  version: v.number(),
})

const addressBook = v.object({
  /** as a checkout offers them: the one that comes first, then the one used last */
  addresses: v.array(keptAddress),
  /** where the person's last orders went, unless it is kept already */
  offered: v.array(address),
  /** where the next order begins */
  next: v.optional(v.object({ shippingAddress: address, billingAddress: v.optional(address) })),
})

export type SavedAddressView = v.InferOutput<typeof keptAddress>
export type AddressBookView = v.InferOutput<typeof addressBook>

/** What it is called, and where it is: only a word of the owner's must be a name. */
const named = <const More extends v.ObjectEntries>(more: More) =>
  v.pipe(
    v.object({
      kind: v.picklist(addressKinds),
      name: v.optional(freeText('address-name', longestAddressName), ''),
      address,
      ...more,
    }),
    v.check(
      (wanted) => !isNameless(wanted as Partial<AddressName>),
      asMessage({ refused: 'missing', what: 'address-name' }),
    ),
  )

const isNameless = ({ kind, name }: Partial<AddressName>): boolean => kind === 'own' && name === ''

/** Addresses that are kept with one's account. Each answer brings all of them. */
export const addressCalls = {
  addressBook: call('GET', '/address-book', 'signed-in', nothing, addressBook),
  /** the same once more is the same */
  keepAddress: call('POST', '/address-book', 'signed-in', named({}), addressBook),
  /** 409: it is not as it was seen any more, or another is called so */
  changeAddress: call(
    'PATCH',
    '/address-book/:id',
    'signed-in',
    named({ seen: v.pipe(v.number(), v.integer(), v.minValue(1)), isFirst: v.boolean() }),
    addressBook,
  ),
  dropAddress: call('DELETE', '/address-book/:id', 'signed-in', nothing, addressBook),
} as const
