import { dayInWords } from './formatters.ts'

/** What a person's devices are called in the list of where they are signed in. */
export const devicesWords = {
  unknown: 'An unknown device',
  onSystem: (system: string) => `A browser on ${system}`,
  browserOnSystem: (browser: string, system: string) => `${browser} on ${system}`,
} as const

const sessionsOf = (count: number) => (count === 1 ? '1 session' : `${count} sessions`)

export const deskShoppersWords = {
  title: 'Shoppers',
  what: 'For a shopper who calls: after a lost phone, or to have the account erased. Each look is written down with your name.',
  typed: 'Mobile number or e-mail address',
  typedHint: 'The whole of it, as the shopper gave it when they registered.',
  find: 'Find',
  finding: 'Looking...',
  since: (at: number) => `Registered ${dayInWords(at)}`,
  orders: (all: number, open: number) =>
    all === 0 ? 'No orders' : `${all === 1 ? '1 order' : `${all} orders`}, of which ${open} open`,
  sessions: 'Where they are signed in',
  none: 'They are signed in nowhere.',
  times: (since: string, seen: string) => `Since ${since}, last seen ${seen}`,
  end: 'Sign out there',
  endOf: (device: string, since: string) => `Sign out there: ${device}, since ${since}`,
  endAll: 'Sign out everywhere',
  ended: (device: string) => `They are signed out: ${device}.`,
  allEnded: 'They are signed out everywhere. Their devices count as strangers’ until the next login.',
  erase: 'Erase this account',
  eraseHead: 'Erasing the account',
  goes: 'Name, e-mail, mobile and password are gone at once, with their sessions and devices, and the name on their reviews.',
  stays:
    'Orders stay, and keep the address for a year as the law asks. Open orders are delivered. The shopper gets a text message.',
  question: (name: string, count: number) =>
    `Erase the account of ${name}, with ${sessionsOf(count)}? Nobody can bring it back.`,
  yes: 'Erase it for good',
  erased: (name: string) => `The account of ${name} is erased.`,
  noOrders: 'It had no orders.',
  until: (at: number) => `Its orders keep their address until ${dayInWords(at)}.`,
} as const
