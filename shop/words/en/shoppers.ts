import { dayInWords } from './formatters.ts'

/** What a person's devices are called in the list of where they are logged in. */
export const devicesWords = {
  unknown: 'An unknown device',
  onSystem: (system: string) => `A browser on ${system}`,
  browserOnSystem: (browser: string, system: string) => `${browser} on ${system}`,
} as const

const sessionsOf = (count: number) => (count === 1 ? '1 login' : `${count} logins`)

export const deskShoppersWords = {
  title: 'Customers',
  what: 'For a customer who calls, after losing a phone or to have the account deleted. Each search is recorded with your name.',
  typed: 'Mobile number or e-mail address',
  typedHint: 'In full, as the customer gave it when they registered.',
  find: 'Find',
  finding: 'Looking...',
  since: (at: number) => `Registered ${dayInWords(at)}`,
  orders: (all: number, open: number) =>
    all === 0 ? 'No orders' : `${all === 1 ? '1 order' : `${all} orders`}, ${open} open`,
  sessions: 'Where they are logged in',
  none: 'They are not logged in anywhere.',
  times: (since: string, seen: string) => `Since ${since}, last seen ${seen}`,
  end: 'Log out there',
  endOf: (device: string, since: string) => `Log out there: ${device}, since ${since}`,
  endAll: 'Log out everywhere',
  ended: (device: string) => `Logged out: ${device}.`,
  allEnded: 'Logged out everywhere. Their devices count as unknown until the next login.',
  erase: 'Delete this account',
  eraseHead: 'Deleting the account',
  goes: 'Name, e-mail, mobile and password are deleted at once, with their logins and devices, and the name on their reviews.',
  stays:
    'Orders stay, and keep the address for a year as the law asks. Open orders are delivered. The customer gets an SMS.',
  question: (name: string, count: number) =>
    `Delete the account of ${name}, with ${sessionsOf(count)}? This cannot be undone.`,
  yes: 'Delete for good',
  erased: (name: string) => `The account of ${name} is deleted.`,
  noOrders: 'It had no orders.',
  until: (at: number) => `Its orders keep their address until ${dayInWords(at)}.`,
  unverified: 'This account never verified its mobile. Somebody else may have registered with this number.',
  byTelephone: {
    since: (at: number) => `Orders by telephone since ${dayInWords(at)}, without an account`,
    erase: 'Delete this customer',
    eraseHead: 'Deleting the customer',
    goes: 'Mobile, messages and photos of the scale and the door are deleted at once. Nothing more is sent to them.',
    stays: 'Orders stay, and keep name and address for a year as the law asks. Open orders are delivered.',
    question: (name: string) => `Delete ${name}, who ordered by telephone? This cannot be undone.`,
    erased: (name: string) => `${name} is deleted.`,
  },
} as const
