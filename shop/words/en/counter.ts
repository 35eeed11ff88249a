import type { Role } from '#shop/staff/staff.ts'

const roles = { owner: 'owner', counter: 'counter', cutter: 'cutter', rider: 'rider' } as const satisfies Record<
  Role,
  string
>

/** What staff read on every screen of the counter. */
export const counterWords = {
  skip: 'Skip to the page',
  nameOf: (shop: string) => `${shop} counter`.trim(),
  toShop: 'See the shop',
  title: 'Board',
  signIn: 'Log in',
  missing: 'This page does not exist.',
  failed: 'Something went wrong. Try again in a moment.',
  /** whose a page is that somebody else has opened */
  pageOf: (whose: readonly Role[]) =>
    `This page is only for the ${whose.map((role) => roles[role]).join(' and the ')}.`,
  back: 'Back to the counter',
  nav: 'The counter’s pages',
  morePages: 'More',
  version: (version: string) => `Version ${version}`,
  closePages: 'Close',
  groups: { morning: 'Stock & rates', desk: 'Customers', shop: 'Shop', people: 'People & devices' },
  cut: 'Cut list',
  pack: 'Pack list',
  round: 'My round',
  riders: 'Riders',
  find: 'Find an order',
  rates: 'Rates',
  stock: 'Stock',
  batches: 'Batches',
  yields: 'Yield book',
  catalogue: 'Catalogue',
  reviews: 'Reviews',
  complaints: 'Complaints',
  requests: 'Requests',
  area: 'Delivery area',
  slots: 'Days and slots',
  pictures: 'Photos',
  scale: 'Scale',
  printers: 'Printers',
  ownShop: 'Your shop',
  firstRun: 'First steps',
  shoppers: 'Customers',
  newOrder: 'New order',
  people: 'People',
  devices: 'Devices',
  acts: 'Activity log',
  own: 'Your account',
  at: (name: string, role: string) => `${name}, ${role}`,
  switchPerson: 'Switch person',
  lock: 'Lock',
  signOut: 'Log out',
  roles,
  kinds: { tablet: 'shared tablet', cutters: 'cutters’ tablet', phone: 'rider’s phone', own: 'owner’s own browser' },
} as const

/** The keys by which a number is typed. */
export const padWords = {
  keys: 'Number pad',
  point: 'point',
  deleteKey: 'Delete the last digit',
} as const

/** Whether a screen of the counter updates by itself. */
export const liveWords = {
  live: 'Live',
  polling: 'Reconnecting… This page refreshes every 5 seconds.',
  back: 'Live again.',
} as const

/** What staff read when they are offline, and about what is not sent yet. */
export const outboxWords = {
  title: 'Not sent yet',
  noLine: 'Offline',
  notSent: (count: number) => (count === 1 ? '1 waits' : `${count} wait`),
  looks: (count: number) => `${count} to check`,
  moreLooks: (count: number) => `${count} more to check`,
  notSentMore:
    'It is saved on this device and sent once, in the order you tapped, as soon as you are online. Nothing is done until the shop has answered.',
  nothing: 'Everything has been sent.',
  toBoard: 'Back to the board',
  notSentYet: 'Not sent yet:',
  notSentMark: 'not sent yet',
  takeBack: (name: string) => `Undo '${name}'`,
  byAt: (who: string, when: string) => `${who}, ${when}`,
  waitsFor: (who: string) => `It will be sent once ${who} logs in here again.`,
  tried: 'Being sent. The shop may already have it, so it can’t be undone here.',

  needsLineHead: (number: string) => `Needs internet: ${number}`,
  needsLine: (name: string) => `'${name}' needs internet. Nothing was done. Try again once you are online.`,
  tooMuch: (name: string) =>
    `For an order above ₹10,000, '${name}' needs internet. Nothing was done. Try again once you are online.`,
  pressedBy: (who: string, name: string, when: string) => `${who} tapped '${name}' at ${when}.`,
  behind: (name: string) => `'${name}' was not sent because the step before it was not done.`,
  mayBeDone: (name: string) =>
    `'${name}' may already be done, as the first try got no clear answer. Check the order. The shop now says:`,
  unreadable: (name: string) =>
    `This page can’t read what was saved for '${name}', so it is not sent. Check the order, and do it again if needed.`,
  tappedOffline: 'It was tapped offline and without a PIN, so it is not sent. Try again if it is right.',
  again: 'Try again',
  drop: 'Discard',
  notAnyMore: 'The order has changed, and this is no longer possible. It is shown as it is now.',
  againNeedsLine: 'You need to be online to try again.',

  /** beside what was sent later than it was tapped */
  pressedAt: (when: string) => `tapped ${when} by the device’s clock, sent later`,

  asOf: (when: string) => `Offline. Last updated ${when}.`,
  asOfNow: 'Offline. What you do is saved here and sent when you are back online.',
  notKept: 'You are offline, and this page is not saved on this device.',
  notKeptMore: 'It opens once you are online. The board, lists, round and today’s orders are saved.',
  opening: 'Opening what is saved on this device...',
  unlockNeedsLine: 'Offline. Your PIN can be checked once you are online.',
  unlockHow:
    'Find signal or Wi-Fi, then try again. What was done here is saved and goes by itself once somebody is in.',
  lostWithDevice: (count: number) =>
    count === 1
      ? '1 action on this device had not been sent. It was deleted with everything else, so check the board.'
      : `${count} actions on this device had not been sent. They were deleted with everything else, so check the board.`,
} as const
