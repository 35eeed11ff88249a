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
