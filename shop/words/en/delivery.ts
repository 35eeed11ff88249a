import type { Sentences } from '#shop/refusals.ts'
import type { AreaWishRefusal } from '#shop/wishes/area-wishes.ts'

export const deliveryPageWords = {
  to: (pincode: string, when = '') => `Delivering to ${pincode} ${when}`.trim(),
  notTo: (pincode: string) => `Not delivering to ${pincode} yet`,
  title: 'Where and when we deliver',
  ask: 'Where do we deliver to?',
  pincode: 'Pincode',
  hint: 'Six digits. You need no account for this, and can look at everything without it.',
  look: 'Show when you come',
  close: 'Close',
  asking: 'Looking it up…',
  unreached: 'We remember your pincode. When we come there could not be looked up just now.',
  place: (pincode: string, place: string) => (place === '' ? pincode : `${pincode}, ${place}`),
  comes: (when: string) => `We come ${when}.`,
  orderBy: (orderBy: string) => `For that, ${orderBy}. Delivery is free.`,
  full: 'We deliver here. Every delivery time of the next days is taken, so look again tomorrow.',
  notYet: (pincode: string) => `We do not deliver to ${pincode} yet.`,
  lookAround: 'Look around all you like: rates, cuts and recipes are the same for everybody.',
  unknown: (pincode: string) => `The post has no pincode ${pincode}. Look at it again.`,
  lookAtFish: 'Look at the fish',
  change: 'Change',
  changeOf: (pincode: string) => `Change the pincode ${pincode}`,
  cartTo: (place: string) => `It goes to ${place}.`,
  cartNotTo: (place: string) => `We do not deliver to ${place} yet.`,
  cartAsk: 'Where to? Say your pincode, and see whether we come.',
} as const

/** Of pincodes that the shop does not deliver to, and of those who wait for it. */
export const areaWishWords = {
  leaveNumber: 'Leave a number',
  tellMe: (pincode: string) => `Tell me when you deliver to ${pincode}`,
  doNotTell: 'Do not tell me',
  doNotTellOf: (pincode: string) => `Do not tell me: ${pincode}`,
  willTell: (pincode: string) => `We will tell you once when we deliver to ${pincode}.`,
  onceProven: (pincode: string) =>
    `We will tell you once when we deliver to ${pincode}, as soon as your mobile has answered a code.`,
  takenBack: 'We will not tell you.',
  waiting: (until: string) => `You wait for it, until ${until}.`,
  waitingFor: 'Where you wait for us',
  how: (mobile: string) => `One text message to ${mobile}, from 10 am to 9 pm. After 180 days we forget it.`,
  signInFirst: 'You sign in for this: we tell only a number that is yours.',
} as const

export const areaWishRefusals = {
  'area-there': ({ pincode }) => `We deliver to ${pincode} now: you can order.`,
  'too-many-area-wishes': ({ most }) =>
    `You wait for us at ${most} pincodes already. Take one back in your account, then ask again.`,
  'area-wish-unknown': () => 'You are not waiting for this any more.',
  'no-such-pincode': () => 'The post has no such pincode. Look at it again.',
} as const satisfies Sentences<AreaWishRefusal>

const ordersOf = (count: number) => (count === 1 ? '1 order is' : `${count} orders are`)

const peopleWait = (count: number) => (count === 1 ? '1 person waits' : `${count} people wait`)

export const deskAreaWords = {
  title: 'Delivery area',
  goesTo: (count: number) =>
    count === 1 ? 'The shop delivers to 1 pincode.' : `The shop delivers to ${count} pincodes.`,
  ownerOnly: 'The owner alone changes the area.',
  list: 'Pincodes that the shop delivers to',
  none: 'The shop delivers nowhere: nobody can order.',
  unknown: 'not in the postal directory',
  onTheWay: (count: number) => (count === 0 ? 'No order is on its way there' : `${ordersOf(count)} on the way there`),
  look: 'Look at it',
  lookOf: (pincode: string) => `Look at it: ${pincode}`,
  another: 'Another pincode',
  anotherHint: 'The postal directory says what it is before anything changes.',
  pincode: 'Pincode',
  place: (pincode: string, names: readonly string[]) =>
    names.length === 0 ? pincode : `${pincode}: ${names.join(', ')}`,
  where: (district: string, state: string) => `${district}, ${state}`,
  add: (pincode: string) => `Deliver to ${pincode}`,
  addFollows: 'From that moment on everybody there can order. The place stands on the shop’s pages at once.',
  remove: (pincode: string) => `Deliver to ${pincode} no more`,
  removeFollows: 'From that moment on nobody there can order, and a cart on its way to the checkout is told so.',
  ordersStand: (count: number) =>
    count === 0
      ? 'No order is on its way there.'
      : `${ordersOf(count)} on the way there: they stand, and are delivered.`,
  added: (pincode: string) => `The shop delivers to ${pincode}.`,
  removed: (pincode: string) => `The shop does not deliver to ${pincode} any more.`,
  wishedFor: 'Where people wait for us',
  wishedHint: 'They asked on the shop’s pages, with a mobile that is theirs, to be told once when we come.',
  wishedNone: 'Nobody waits outside the area.',
  wait: (count: number) => `${peopleWait(count)} for it`,
  toldFollows: (count: number) =>
    `${peopleWait(count)} for it, and ${count === 1 ? 'is' : 'are'} told by text message, from 10 am to 9 pm.`,
  back: 'Leave it as it is',
} as const
