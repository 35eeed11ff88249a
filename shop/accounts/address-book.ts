import { type Address, isSameAddress } from './address.ts'

/** What an address is called: Home, Work, or a word of its owner's. */
export const addressKinds = ['home', 'work', 'own'] as const
export type AddressKind = (typeof addressKinds)[number]

export interface AddressName {
  readonly kind: AddressKind
  /** '' of Home and Work */
  readonly name: string
}

/** An address that somebody keeps with their account. */
export interface SavedAddress extends AddressName {
  readonly id: string
  readonly address: Address
  /** a checkout that knows of no other begins with it */
  readonly isFirst: boolean
  readonly keptAt: number
  /** rises with each change */
  readonly version: number
}

export const mostAddresses = 10
export const longestAddressName = 30

/** How many addresses of a person's last orders are offered to be kept. */
const mostOffered = 3

export type AddressBookRefusal =
  | { readonly refused: 'address-unknown' }
  | { readonly refused: 'address-changed' }
  | { readonly refused: 'too-many-addresses'; readonly most: number }
  | { readonly refused: 'address-named-so'; readonly named: AddressName }

/** Who types 'home' means Home. */
export function tidyName({ kind, name }: AddressName): AddressName {
  if (kind !== 'own') return { kind, name: '' }
  const typed = addressKinds.find((one) => one !== 'own' && one === name.toLowerCase())
  return typed === undefined ? { kind, name } : { kind: typed, name: '' }
}

const isSameName = (one: AddressName, other: AddressName): boolean =>
  one.kind === other.kind && one.name.toLowerCase() === other.name.toLowerCase()

type Wanted = AddressName & { readonly address: Address }

export type Keeping = { readonly kept: true } | { readonly keptAlready: true } | AddressBookRefusal

/** Whether one more can be kept. The same once more is the same: the answer to the first may have been lost. */
export function decideKeeping(own: readonly SavedAddress[], wanted: Wanted): Keeping {
  const named = own.find((one) => isSameName(one, wanted))
  if (named !== undefined) return isSameAddress(named.address, wanted.address) ? { keptAlready: true } : namedSo(wanted)
  return own.length < mostAddresses ? { kept: true } : { refused: 'too-many-addresses', most: mostAddresses }
}

export type Changing = { readonly changed: true } | { readonly changedAlready: true } | AddressBookRefusal

/** A change says which version it saw. What is already as wanted needs no change. */
export function decideChanging(
  own: readonly SavedAddress[],
  wanted: Wanted & Pick<SavedAddress, 'id' | 'isFirst'> & { readonly seen: number },
): Changing {
  const known = own.find(({ id }) => id === wanted.id)
  if (known === undefined) return { refused: 'address-unknown' }
  const isSo = isSameName(known, wanted) && isSameAddress(known.address, wanted.address)
  if (isSo && known.name === wanted.name && known.isFirst === wanted.isFirst) return { changedAlready: true }
  if (known.version !== wanted.seen) return { refused: 'address-changed' }
  return own.some((one) => one !== known && isSameName(one, wanted)) ? namedSo(wanted) : { changed: true }
}

const namedSo = ({ kind, name }: AddressName): AddressBookRefusal => ({
  refused: 'address-named-so',
  named: { kind, name },
})

/** Where an order went, and its bill. */
export interface Sent {
  readonly shippingAddress: Address
  readonly billingAddress: Address
}

/** What somebody keeps, and what their last orders, the newest first, add to it. */
interface AddressBook {
  /** what a checkout offers, in the order in which it does */
  readonly addresses: readonly SavedAddress[]
  /** where the last orders went, as far as it is not kept */
  readonly offered: readonly Address[]
  /** where the next order begins; undefined where nothing is known */
  readonly next: { readonly shippingAddress: Address; readonly billingAddress?: Address | undefined } | undefined
}

/** The one that is to come first, then the one that was used last, then the newest. */
export function addressBook(own: readonly SavedAddress[], sent: readonly Sent[]): AddressBook {
  const usedAt = ({ address }: SavedAddress) => {
    const place = sent.findIndex(({ shippingAddress }) => isSameAddress(shippingAddress, address))
    return place === -1 ? sent.length : place
  }
  const addresses = own.toSorted(
    (one, other) =>
      Number(other.isFirst) - Number(one.isFirst) || usedAt(one) - usedAt(other) || other.keptAt - one.keptAt,
  )
  const known: Address[] = own.map(({ address }) => address)
  const offered: Address[] = []
  for (const { shippingAddress } of sent)
    if (![...known, ...offered].some((one) => isSameAddress(one, shippingAddress))) offered.push(shippingAddress)
  const [best] = addresses
  const [last] = sent
  const next = best?.isFirst === true || last === undefined ? best && { shippingAddress: best.address } : last
  return { addresses, offered: offered.slice(0, mostOffered), next }
}
