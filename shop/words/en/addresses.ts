import type { AddressBookRefusal, AddressName } from '#shop/accounts/address-book.ts'
import type { Sentences } from '#shop/refusals.ts'

const kinds = { home: 'Home', work: 'Work', own: 'Another name' } as const

/** What a button says that brings an order there. */
export const nameOfAddress = ({ kind, name }: AddressName): string => (kind === 'own' ? name : kinds[kind])

export const addressesWords = {
  title: 'Your addresses',
  none: 'You keep no address yet. Once one is kept here, a tap at checkout brings it, on every device on which you are signed in.',
  full: (most: number) => `You keep ${most} addresses, and that is the most. Remove one to keep another.`,
  first: 'Comes first',
  firstHint:
    'A checkout that knows of no other address begins with the one that comes first, or else with the one used last.',
  makeFirst: 'Put first',
  makeFirstOf: (name: string) => `Put first: ${name}`,
  notFirst: 'No longer first',
  notFirstOf: (name: string) => `No longer first: ${name}`,
  edit: 'Change',
  editOf: (name: string) => `Change ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is removed.`,
  putBack: 'Put it back',
  add: 'Add an address',
  notDelivered: 'We do not deliver to this pincode yet.',
  fromOrders: 'From your last orders',
  kind: 'What is it called?',
  kinds,
  name: 'Its name',
  nameHint: 'For example: Mother, or Fish stall',
  save: 'Save',
  saving: 'Saving ...',
  cancel: 'Leave it as it was',
  saved: (name: string) => `${name} is saved.`,
  unread: 'Your addresses could not be fetched. Reload the page in a moment.',
  networkFailed: 'The shop did not answer. Nothing you typed is lost: try again in a moment.',

  toWhich: 'Your addresses',
  manage: 'Change your addresses',
  keepAs: 'Keep this address for next time as',
  keepAsOf: (name: string) => `Keep this address as ${name}`,
  otherName: 'Another name',
  keep: 'Keep it',
  keepOf: (line: string) => `Keep ${line}`,
  kept: (name: string) => `Kept as ${name}. Next time it is one tap.`,
} as const

export const addressBookRefusals = {
  'address-unknown': () => 'You keep no such address any more.',
  'address-changed': () =>
    'This address was changed on another device meanwhile. Look at it as it stands now, then change it again.',
  'too-many-addresses': ({ most }) => `You keep ${most} addresses already. Remove one, then keep this one.`,
  'address-named-so': ({ named }) =>
    `You keep another address as ${nameOfAddress(named)} already. Give this one another name, or change that one.`,
} as const satisfies Sentences<AddressBookRefusal>
