import type { Sentences } from '#shop/refusals.ts'
import type { AreaWishRefusal } from '#shop/wishes/area-wishes.ts'

export const deliveryPageWords = {
  to: (pincode: string, when = '') => `Delivering to ${pincode} ${when}`.trim(),
  notTo: (pincode: string) => `Not delivering to ${pincode} yet`,
  title: 'Where and when we deliver',
  ask: 'Where should we deliver?',
  pincode: 'Pincode',
  hint: 'Six digits. You do not need an account for this, and can browse everything without one.',
  look: 'Check delivery',
  close: 'Close',
  asking: 'Checking...',
  unreached: 'Your pincode is saved, but we could not check the delivery time just now.',
  place: (pincode: string, place: string) => (place === '' ? pincode : `${pincode}, ${place}`),
  comes: (when: string) => `Delivery ${when}.`,
  orderBy: (orderBy: string) => `${orderBy}. Delivery is free.`,
  full: 'We deliver here, but all slots of the next few days are full. Please check again tomorrow.',
  notYet: (pincode: string) => `We do not deliver to ${pincode} yet.`,
  lookAround: 'Feel free to look around. Rates, cuts and recipes are the same for everybody.',
  unknown: (pincode: string) => `We can’t find pincode ${pincode}. Please check it.`,
  lookAtFish: 'Look at the fish',
  change: 'Change',
  changeOf: (pincode: string) => `Change the pincode ${pincode}`,
  cartTo: (place: string) => `Delivery to ${place}.`,
  cartNotTo: (place: string) => `We do not deliver to ${place} yet.`,
  cartAsk: 'Enter your pincode to check delivery',
} as const

/** Of pincodes that the shop does not deliver to, and of those who wait for it. */
export const areaWishWords = {
  leaveNumber: 'Get notified',
  tellMe: (pincode: string) => `Notify me when you deliver to ${pincode}`,
  doNotTell: 'Turn off notification',
  doNotTellOf: (pincode: string) => `Turn off notification: ${pincode}`,
  willTell: (pincode: string) => `We will message you once, when we start delivering to ${pincode}.`,
  onceProven: (pincode: string) =>
    `We will message you once, when we start delivering to ${pincode}, as soon as you have verified your mobile.`,
  takenBack: 'Notification turned off.',
  waiting: (until: string) => `Notification is on until ${until}.`,
  waitingFor: 'Pincodes you asked about',
  how: (mobile: string) => `One SMS to ${mobile}, from 10 am to 9 pm. We delete this after 180 days.`,
  signInFirst: 'Log in first, so that we message only your own number.',
} as const

export const areaWishRefusals = {
  'area-there': ({ pincode }) => `We now deliver to ${pincode}. You can order.`,
  'too-many-area-wishes': ({ most }) =>
    `You already have notifications for ${most} pincodes. Turn one off in your account, then try again.`,
  'area-wish-unknown': () => 'This notification is already off.',
  'no-such-pincode': () => 'We can’t find this pincode. Please check it.',
} as const satisfies Sentences<AreaWishRefusal>

const ordersOf = (count: number) => (count === 1 ? '1 open order' : `${count} open orders`)

const peopleWait = (count: number) => (count === 1 ? '1 person is waiting' : `${count} people are waiting`)

export const deskAreaWords = {
  title: 'Delivery area',
  goesTo: (count: number) =>
    count === 1 ? 'The shop delivers to 1 pincode.' : `The shop delivers to ${count} pincodes.`,
  ownerOnly: 'Only the owner changes the area.',
  list: 'Pincodes that the shop delivers to',
  none: 'The shop delivers nowhere, so nobody can order.',
  unknown: 'not in the postal directory',
  onTheWay: (count: number) => (count === 0 ? 'No open orders' : ordersOf(count)),
  look: 'View',
  lookOf: (pincode: string) => `View: ${pincode}`,
  another: 'Another pincode',
  anotherHint: 'The postal directory shows which place it is, before anything changes.',
  pincode: 'Pincode',
  place: (pincode: string, names: readonly string[]) =>
    names.length === 0 ? pincode : `${pincode}: ${names.join(', ')}`,
  where: (district: string, state: string) => `${district}, ${state}`,
  add: (pincode: string) => `Deliver to ${pincode}`,
  addFollows: 'From then on everybody there can order. The place appears on the shop’s pages at once.',
  remove: (pincode: string) => `Stop delivering to ${pincode}`,
  removeFollows: 'If you stop, nobody there can order any more. Customers who are at checkout will be told.',
  ordersStand: (count: number) =>
    count === 0 ? 'No open orders there.' : `${ordersOf(count)} there. They stay and will be delivered.`,
  added: (pincode: string) => `The shop now delivers to ${pincode}.`,
  removed: (pincode: string) => `The shop no longer delivers to ${pincode}.`,
  wishedFor: 'Requests from other areas',
  wishedHint: 'Customers with a verified mobile asked on the shop’s pages to be notified once when you deliver there.',
  wishedNone: 'No requests from other areas.',
  wait: peopleWait,
  toldFollows: (count: number) =>
    `${peopleWait(count)}. We notify ${count === 1 ? 'that customer' : 'them'} by SMS, from 10 am to 9 pm.`,
  back: 'Cancel',
} as const
