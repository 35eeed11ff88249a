import type { Role } from '#shop/staff.ts'

/** What staff read on every screen of the counter. */
export const counterWords = {
  skip: 'Skip to the page',
  nameOf: (shop: string) => `${shop} counter`.trim(),
  toShop: 'See the shop',
  title: 'Board',
  signIn: 'Sign in',
  missing: 'There is nothing at this address.',
  failed: 'Something went wrong. Try again in a moment.',
  back: 'Back to the counter',
  nav: 'The counter’s pages',
  reviews: 'Reviews',
  complaints: 'Complaints',
  area: 'Delivery area',
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
  roles: { owner: 'owner', counter: 'counter', cutter: 'cutter', rider: 'rider' } satisfies Record<Role, string>,
  kinds: { tablet: 'shared tablet', phone: 'rider’s phone', own: 'an owner’s own browser' },
} as const
