import { days, hours, minutes } from '#shop/time.ts'
import { codeLives, verifiedCodeLives } from './one-time-code.ts'

/** How often something may be done by one of those it counts. Without `within` it counts until it is forgiven. */
export interface Limit {
  readonly what: string
  readonly most: number
  readonly within?: number
}

/**
 * Many shoppers share one address on Indian mobile networks: limits on an address are loose, those on an account or a
 * mobile tight (SAFETY section 4). Settings may change how many each allows.
 */
export const limits = {
  codePerHour: { what: 'code-per-hour', most: 3, within: hours(1) },
  codePerDay: { what: 'code-per-day', most: 6, within: days(1) },
  codePerAddress: { what: 'code-per-address', most: 60, within: hours(1) },
  // Ten a day and a hundred in a row for one mobile: six and sixty for strangers, the rest for devices that its owner
  // has signed in on, so that strangers do not use up what is the owner's.
  wrongCodePerDay: { what: 'wrong-code-per-day', most: 6, within: days(1) },
  wrongCodeEver: { what: 'wrong-code-ever', most: 60 },
  wrongCodeKnownPerDay: { what: 'wrong-code-known-per-day', most: 4, within: days(1) },
  wrongCodeKnownEver: { what: 'wrong-code-known-ever', most: 40 },
  wrongCodePerAddress: { what: 'wrong-code-per-address', most: 50, within: days(1) },
  /** only an alarm: nobody is stopped for what others do */
  wrongCodePerShop: { what: 'wrong-code-per-shop', most: 200, within: hours(1) },
  wrongPasswordHere: { what: 'wrong-password-here', most: 5, within: minutes(15) },
  /** by strangers; a device that the account knows, or a session, has a count of its own */
  wrongPasswordEver: { what: 'wrong-password-ever', most: 100 },
  wrongPasswordKnown: { what: 'wrong-password-known', most: 20 },
  wrongPasswordPerAddress: { what: 'wrong-password-per-address', most: 100, within: hours(1) },
  registerPerAddress: { what: 'register-per-address', most: 20, within: hours(1) },
  registerPerDay: { what: 'register-per-day', most: 60, within: days(1) },
  /** only an alarm: people who come from elsewhere are not stopped for it */
  registerPerShop: { what: 'register-per-shop', most: 300, within: days(1) },
  emailCheckPerAddress: { what: 'email-check-per-address', most: 60, within: hours(1) },
  reviewPerProduct: { what: 'review-per-product', most: 60, within: hours(1) },
  reviewPerAddress: { what: 'review-per-address', most: 10, within: hours(1) },
  reviewPerPerson: { what: 'review-per-person', most: 20, within: hours(1) },
  /** kept or changed in somebody's address book */
  keptAddressPerAccount: { what: 'kept-address-per-account', most: 100, within: hours(1) },
  /** a cart that is kept with its account: a person who counts packs up and down sends one a second at most */
  cartPerAccount: { what: 'cart-per-account', most: 900, within: hours(1) },
  /** a browser is asked for by a press, and pressed again where it was not heard */
  pushDevicePerAccount: { what: 'push-device-per-account', most: 30, within: hours(1) },
  /** pushes to a person: two for each order, and corrections by staff */
  pushPerAccount: { what: 'push-per-account', most: 40, within: days(1) },
  complaintPerAddress: { what: 'complaint-per-address', most: 5, within: hours(1) },
  complaintPerPerson: { what: 'complaint-per-person', most: 5, within: hours(1) },
  /** a look-up is for one shopper, never for reading the list */
  shopperLookPerStaff: { what: 'shopper-look-per-staff', most: 30, within: hours(1) },
  /** whoever orders by telephone is looked up by the whole mobile */
  customerLookPerStaff: { what: 'customer-look-per-staff', most: 60, within: days(1) },
  /** each takes a processor for seconds, and is kept for good */
  picturePerStaff: { what: 'picture-per-staff', most: 120, within: hours(1) },
  /** wrong ones, at the counter */
  staffKeyPerAddress: { what: 'staff-key-per-address', most: 30, within: hours(1) },
  staffKeyPerLogin: { what: 'staff-key-per-login', most: 10, within: hours(1) },
  staffChallengePerAddress: { what: 'staff-challenge-per-address', most: 120, within: hours(1) },
  // of somebody who is signed in, or has a device of the counter or an address that works: strangers use up nothing of it
  staffKeyKnown: { what: 'staff-key-known', most: 10, within: hours(1) },
  staffChallengeKnown: { what: 'staff-challenge-known', most: 120, within: hours(1) },
  /** links to a question of the counter that open nothing */
  wrongAskPerAddress: { what: 'wrong-ask-per-address', most: 60, within: hours(1) },
  /** of one person, right ones between them or not: then the owner lets in */
  wrongPinPerDay: { what: 'wrong-pin-per-day', most: 15, within: days(1) },
  /** at one device, whoever they are of: it bars itself before it has barred everybody who works here */
  wrongPinPerDevice: { what: 'wrong-pin-per-device', most: 15, within: hours(1) },
  /** at one cutters' tablet, which locks after some minutes: each is written down */
  tapsPerDevice: { what: 'taps-per-device', most: 120, within: hours(1) },
  /** of one person, as far as their answers are kept */
  refusedPressesPerPerson: { what: 'refused-presses-per-person', most: 300, within: hours(1) },
  /** of somebody at the counter: searches among all orders, and files taken out */
  looksPerPerson: { what: 'looks-per-person', most: 300, within: hours(1) },
  /** a batch is weighed and photographed line by line; each photograph is some hundred kB */
  photographsPerPerson: { what: 'photographs-per-person', most: 200, within: hours(1) },
  /** each is a message, and written down beside what the order was */
  changePerAccount: { what: 'change-per-account', most: 60, within: hours(1) },
  /** attempts of which nothing had come: each leaves a row for a week */
  endAttemptPerAccount: { what: 'end-attempt-per-account', most: 60, within: hours(1) },
  /** of strangers alone: `shop/accounts/callers.ts` says who is counted by a network, and who by themselves */
  orderPerAddress: { what: 'order-per-address', most: 10, within: hours(1) },
  orderPerPerson: { what: 'order-per-person', most: 20, within: hours(1) },
  /** written down by one of the staff: each is a call of some minutes */
  orderPerStaff: { what: 'order-per-staff', most: 60, within: hours(1) },
  messagePerMobile: { what: 'message-per-mobile', most: 20, within: days(1) },
  messagePerAccount: { what: 'message-per-account', most: 20, within: days(1) },
  messagePerNetwork: { what: 'message-per-network', most: 300, within: days(1) },
  /** Only a code that was sent can be guessed: by those that live at any time of a day, five tries each, 1 in 200 in all. */
  codesPerDay: { what: 'codes-per-day', most: 1000, within: days(1) + codeLives + verifiedCodeLives },
  messagesPerDay: { what: 'messages-per-day', most: 2000, within: days(1) },
} as const satisfies Record<string, Limit>

export type Limits = Readonly<Record<keyof typeof limits, Limit>>

/**
 * What a message may use of each budget, in per cent: lesser ones leave room for those that matter more. `wished` is what
 * can wait for another day: that something is back. `needed` are warnings, and codes to a mobile that never answered one; the last part is kept for codes of known customers.
 */
const shares = { wished: 25, news: 50, needed: 70, knownCode: 100 } as const

export type MessageRank = keyof typeof shares

export const shareOf = (limit: Limit, rank: MessageRank): Limit => ({
  ...limit,
  most: Math.ceil((limit.most * shares[rank]) / 100),
})

/** Codes to mobiles that never answered one take a third of the day's messages at most: a flood of them leaves the rest their own. */
export const codesToStrangers = ({ messagesPerDay }: Pick<Limits, 'messagesPerDay'>): Limit => ({
  ...messagesPerDay,
  what: 'codes-to-strangers-per-day',
  most: Math.floor(messagesPerDay.most / 3),
})

/** What was counted in one slice of time. */
export interface Slice {
  readonly from: number
  readonly count: number
}

/** Time is counted in slices, so that a limit holds over any stretch of its length, not only from hour to hour. */
export const sliceOf = ({ within }: Limit, now: number): number =>
  within === undefined ? 0 : Math.floor(now / sliceLength(within)) * sliceLength(within)

/** The slices that still count: from this one on. */
export const firstSliceOf = (limit: Limit, now: number): number =>
  limit.within === undefined ? 0 : sliceOf(limit, now - limit.within)

/** How long to wait until one more fits. 0 when it fits now; Infinity when only forgiving helps. */
export function waitFor(limit: Limit, slices: readonly Slice[], now: number): number {
  let over = slices.reduce((sum, { count }) => sum + count, 0) - limit.most + 1
  if (over <= 0) return 0
  const { within } = limit
  if (within === undefined || limit.most <= 0) return Number.POSITIVE_INFINITY
  for (const { from, count } of slices.toSorted((one, other) => one.from - other.from)) {
    over -= count
    if (over <= 0) return Math.max(1, from + sliceLength(within) + within - now)
  }
  return within
}

const slicesPerLimit = 12

const sliceLength = (within: number) => within / slicesPerLimit
