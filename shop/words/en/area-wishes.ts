import type { AreaWishRefusal } from '#shop/wishes/area-wishes.ts'
import type { Sentences } from '#shop/refusals.ts'

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
  how: (mobile: string) => `One text message to ${mobile}, between 7 am and 10 pm. After 180 days we forget it.`,
  signInFirst: 'You sign in for this: we tell only a number that is yours.',
} as const

export const areaWishRefusals = {
  'area-there': ({ pincode }) => `We deliver to ${pincode} now: you can order.`,
  'too-many-area-wishes': ({ most }) =>
    `You wait for us at ${most} pincodes already. Take one back in your account, then ask again.`,
  'area-wish-unknown': () => 'You are not waiting for this any more.',
  'no-such-pincode': () => 'The post has no such pincode. Look at it again.',
} as const satisfies Sentences<AreaWishRefusal>
