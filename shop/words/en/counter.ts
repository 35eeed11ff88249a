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
  signIn: 'Sign in',
  missing: 'There is nothing at this address.',
  failed: 'Something went wrong. Try again in a moment.',
  /** whose a page is that somebody else has opened */
  pageOf: (whose: readonly Role[]) =>
    `This page is only for the ${whose.map((role) => roles[role]).join(' and the ')}.`,
  back: 'Back to the counter',
  nav: 'The counter’s pages',
  morePages: 'More pages',
  version: (version: string) => `Version ${version}`,
  closePages: 'Close',
  groups: { morning: 'The morning', desk: 'The desk', shop: 'The shop', people: 'People and devices' },
  cut: 'Cut list',
  pack: 'Pack list',
  round: 'My round',
  rates: 'Rates',
  stock: 'Kilos',
  batches: 'Batches',
  yields: 'Yield book',
  catalogue: 'Catalogue',
  reviews: 'Reviews',
  complaints: 'Complaints',
  area: 'Delivery area',
  slots: 'Days and times',
  pictures: 'Pictures',
  scale: 'Scale',
  shoppers: 'Shoppers',
  people: 'People',
  devices: 'Devices',
  acts: 'Log of acts',
  own: 'You',
  at: (name: string, role: string) => `${name}, ${role}`,
  switchPerson: 'Lock or switch',
  signOut: 'Sign out',
  roles,
  kinds: { tablet: 'shared tablet', phone: 'rider’s phone', own: 'an owner’s own browser' },
} as const

/** Whether a screen of the counter follows by itself. */
export const liveWords = {
  live: 'Live',
  polling: 'The live line is silent. This page looks every 5 seconds by itself.',
  back: 'Live again.',
} as const

/** What staff read where the line to the shop is gone, and of what waits for it. */
export const outboxWords = {
  title: 'Not sent yet',
  noLine: 'No line',
  notSent: (count: number) => `${count} not sent`,
  looks: (count: number) => (count === 1 ? '1 needs a look' : `${count} need a look`),
  moreLooks: (count: number) => (count === 1 ? '1 more needs a look' : `${count} more need a look`),
  notSentMore:
    'It is kept on this device and sent once, in the order in which it was pressed, as soon as there is a line. Until the shop has answered, nothing of it is done.',
  nothing: 'Everything that was pressed here has been sent.',
  toBoard: 'Back to the board',
  notSentYet: 'Not sent yet:',
  notSentMark: 'not sent yet',
  takeBack: (name: string) => `Take back '${name}'`,
  byAt: (who: string, when: string) => `${who}, ${when}`,
  waitsFor: (who: string) => `This is sent once ${who} is signed in here again.`,
  tried: 'On its way: the shop may have it already, so it cannot be taken back.',

  needsLineHead: (number: string) => `Needs a line: ${number}`,
  needsLine: (name: string) =>
    `'${name}' needs a line to the shop, and there is none. Nothing was done; press it again once the line is back.`,
  tooMuch: (name: string) =>
    `An order above ₹10,000 needs a line for '${name}', and there is none. Nothing was done; press it again once the line is back.`,
  pressedBy: (who: string, name: string, when: string) => `${who} pressed '${name}' at ${when}.`,
  behind: (name: string) => `'${name}' was pressed after something that was not done, so it was not sent.`,
  mayBeDone: (name: string) =>
    `'${name}' may be done: an earlier try had no clear answer. Look at the order. The shop says now:`,
  unreadable: (name: string) =>
    `This page cannot read what was kept here for '${name}', so it does not send it. Look at the order: if it is not done there, press it anew.`,
  again: 'Do it again on what is there now',
  drop: 'Drop it',
  notAnyMore: 'The order as it is now does not allow that. It is shown as it stands.',
  againNeedsLine: 'To do it again needs a line to the shop.',

  /** beside what was sent later than it was pressed */
  pressedAt: (when: string) => `pressed ${when}, as the device said, and sent later`,

  asOf: (when: string) => `No line to the shop. What you see is as of ${when}.`,
  asOfNow: 'No line to the shop. What you press is kept here and sent when it is back.',
  notKept: 'No line to the shop, and this page is not kept on this device.',
  notKeptMore: 'It opens once the line is back. Board, lists, round and the orders of today are kept.',
  opening: 'Opening what this device has kept …',
  unlockNeedsLine: 'No line to the shop. A PIN can be checked once it is back.',
  lostWithDevice: (count: number) =>
    count === 1
      ? '1 press on this device had not been sent. It was taken off with everything else: look at the board.'
      : `${count} presses on this device had not been sent. They were taken off with everything else: look at the board.`,
} as const
