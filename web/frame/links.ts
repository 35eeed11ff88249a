import { timings } from '#web/browser/timings.ts'
import type { Entry } from '#shop/catalogue/lists.ts'

/** Links whose page comes after a spinner, and how long it shows. */
const spinners: readonly { readonly start: string; readonly wait: number }[] = [
  { start: '/aboutus', wait: timings.menuLink },
  { start: '/contactus', wait: timings.menuLink },
  { start: '/lobsterDetails', wait: timings.menuLink },
  { start: '/tigerPrawnsDetails', wait: timings.menuLink },
  { start: '/rawasDetails', wait: timings.menuLink },
  { start: '/myorders', wait: timings.myOrders },
]

export const spinnerOf = (to: string): number => spinners.find(({ start }) => to.startsWith(start))?.wait ?? 0

export const siteLinks = {
  home: { title: 'Home', to: '/home' },
  about: { title: 'About Us', to: '/aboutus' },
  contact: { title: 'Contact Us', to: '/contactus' },
  myOrders: { title: 'My Orders', to: '/myorders' },
} as const satisfies Record<string, Entry>

export const legalLinks: readonly Entry[] = [
  { title: 'Terms', to: '/terms' },
  { title: 'Privacy', to: '/privacy' },
  { title: 'Refunds and freshness', to: '/refunds' },
  { title: 'Complaints', to: '/grievance' },
]

/** A number as a telephone dials it. */
export const telephone = (number: string): string => `tel:${number.replaceAll(' ', '')}`
