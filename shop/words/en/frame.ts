import type { CallRefusal, Sentences } from '#shop/refusals.ts'
import { seconds } from '#shop/time.ts'
import { waitInWords } from './formatters.ts'

export const frameWords = {
  tagline: 'Fresh Seafood',
  loading: 'Loading...',
  needsScript: (what: string) => `${what} JavaScript. Without it, order by phone:`,
  loggedOut: 'You are logged out.',
  login: 'Login',
  logIn: 'Log in',
  logout: 'Logout',
  hello: (name: string) => `Hello, ${name || 'User'}`,
  homeSignedIn: 'Home, logged in',
  homeOf: (shop: string, tagline: string) => `${shop} ${tagline}: home`,
  cart: 'Cart',
  cartWith: (packs: number) => (packs === 1 ? 'Cart, 1 pack' : `Cart, ${packs} packs`),
  main: 'Main',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  products: 'Products',
  searchFish: 'Search fish',
  search: 'Search',
  searching: 'Searching...',
  nothingTyped: 'Type a fish, for example pomfret or surmai.',
  suggestions: 'Suggestions',
  suggested: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  foundProducts: 'Products to add',
  found: (count: number) => (count === 1 ? '1 product to add' : `${count} products to add`),
  help: 'Help',
  call: 'Call {phone}',
  writeTo: 'Write to {email}',
  complaints: 'Complaints: {officer}',
  ourFish: 'Our fish',
  theShop: 'The shop',
  licence: (fssai: string) => `FSSAI licence ${fssai}`,
  rights: (year: number, shop: string) => `© ${year} ${shop}. All rights reserved.`,
  librariesUsed: 'Software licences',
  onTrial: 'This is a trial shop. The names are samples, and nothing is delivered.',
  wentWrong: 'Something went wrong',
  mayHaveMoved: 'The page may have moved.',
  goHome: 'Go to the home page',
  notFound: 'Error: 404 page not found',
  notAlive: 'This page is still loading. You can read and search, but not order yet. Reload it, or order by phone:',
  slow: 'This is taking longer than usual. Please wait, or check your connection. What you typed is not lost.',
  stayHere: 'Stay here',
  unreached: 'This page could not load.',
  lost: 'Something could not load. This page stays open, with everything you typed.',
  tryAgain: 'Try again',
  skip: 'Skip to content',
} as const

export const siteWords = {
  home: 'Home',
  allFish: 'All our fish',
  about: 'About Us',
  contact: 'Contact Us',
  myOrders: 'My Orders',
  terms: 'Terms',
  privacy: 'Privacy',
  refunds: 'Refunds and freshness',
  complaints: 'Complaints',
  orderNow: 'Order Now',
  soldBy: 'Sold and packed by {legalName}, {address}. FSSAI licence {fssai}. Queries: {phone}',
} as const

export const kitWords = {
  ok: 'OK',
  keepIt: 'Keep it',
  /** the way out of a dialog */
  cancel: 'Cancel',
  play: 'Play',
  pause: 'Pause',
  optional: '(optional)',
  required: '(required)',
  loading: 'Loading...',
  quantityOf: (what: string) => `Quantity of ${what}`,
  oneLessOf: (what: string) => `One less of ${what}`,
  oneMoreOf: (what: string) => `One more of ${what}`,
  tryAgain: 'Try again',
  stillUnreached: 'It still could not load.',
} as const

export const callsWords = {
  httpError: (status: number, message: string) => `HTTP error! Status: ${status}, Message: ${message}`,
  unknownError: 'Unknown error occurred',
  trouble: 'Something went wrong on our side. Nothing you typed is lost. Please try again in a moment.',
} as const

export const callRefusals = {
  busy: () => 'The shop is very busy. Please try again in a moment.',
  trouble: () => callsWords.trouble,
  'nothing-here': () => 'There is nothing at this address.',
  'wrong-method': () => 'This address does not take that kind of request.',
  'not-json': () => 'Send the data as JSON.',
  'broken-json': () => 'The data could not be read, as it is not complete JSON.',
  'too-much-data': () => 'That is more data than this call takes.',
  'address-too-long': () => 'This address is too long.',
  'not-signed-in': () => 'Please log in again.',
  'too-often': (args) => `Too many tries. Please try again in ${waitInWords(seconds(args.seconds))}.`,
} as const satisfies Sentences<CallRefusal>

/** What the bar of every page says until it is known where somebody's orders go to. The rest is in `delivery-page.ts`. */
export const deliverToWords = {
  ask: 'Deliver to: enter pincode',
} as const

export const deliveryWords = {
  where: 'Where we deliver',
  toThese: 'Free delivery to these pincodes:',
  more: (count: number) => (count === 1 ? 'and one more pincode' : `and ${count} more pincodes`),
} as const
