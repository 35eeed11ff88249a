import type { AddressBookRefusal, AddressName } from '#shop/accounts/address-book.ts'
import type { Sentences } from '#shop/refusals.ts'

const kinds = { home: 'Home', work: 'Work', own: 'Another name' } as const

/** What a button says that brings an order there. */
export const nameOfAddress = ({ kind, name }: AddressName): string => (kind === 'own' ? name : kinds[kind])

export const addressesWords = {
  title: 'Your addresses',
  none: 'No saved addresses yet. Once you save one, it takes one tap at checkout, on every device where you are logged in.',
  full: (most: number) => `You have saved ${most} addresses, which is the maximum. Remove one to save another.`,
  first: 'Default',
  firstHint: 'If checkout has no other address, it starts with the default one, or else with the one used last.',
  makeFirst: 'Make default',
  makeFirstOf: (name: string) => `Make default: ${name}`,
  notFirst: 'Remove as default',
  notFirstOf: (name: string) => `Remove as default: ${name}`,
  edit: 'Change',
  editOf: (name: string) => `Change ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is removed.`,
  putBack: 'Undo',
  add: 'Add an address',
  notDelivered: 'We do not deliver to this pincode yet.',
  fromOrders: 'From your last orders',
  kind: 'Save as',
  kinds,
  name: 'Name of the address',
  nameHint: 'For example Mother’s home, or Fish stall',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: (name: string) => `${name} is saved.`,
  unread: 'We could not load your addresses. Reload the page in a moment.',
  networkFailed: 'We could not reach the shop. What you typed is still here. Try again in a moment.',

  toWhich: 'Your addresses',
  manage: 'Change your addresses',
  keepAs: 'Save this address as',
  keepAsOf: (name: string) => `Save this address as ${name}`,
  otherName: 'Another name',
  keep: 'Save',
  keepOf: (line: string) => `Save ${line}`,
  kept: (name: string) => `Saved as ${name}.`,
} as const

export const addressBookRefusals = {
  'address-unknown': () => 'This address is no longer saved.',
  'address-changed': () =>
    'This address has been changed on another device. Check it as it is now, then change it again.',
  'too-many-addresses': ({ most }) => `You have already saved ${most} addresses. Remove one, then save this one.`,
  'address-named-so': ({ named }) =>
    `You have already saved another address as ${nameOfAddress(named)}. Give this one another name, or change that one.`,
} as const satisfies Sentences<AddressBookRefusal>
