import type { BackInStockRefusal } from '#shop/wishes/back-in-stock.ts'
import type { Sentences } from '#shop/refusals.ts'

export const backInStockWords = {
  tellMe: 'Tell me when it is back',
  tellMeOf: (what: string) => `Tell me when it is back: ${what}`,
  doNotTell: 'Do not tell me',
  doNotTellOf: (what: string) => `Do not tell me: ${what}`,
  willTell: (what: string) => `We will tell you once when ${what} is back.`,
  onceProven: (what: string) =>
    `We will tell you once when ${what} is back, as soon as your mobile has answered a code.`,
  takenBack: 'We will not tell you.',
  waiting: (until: string) => `You wait for it, until ${until}.`,
  waitingFor: 'What you wait for',
  how: (mobile: string) => `One text message to ${mobile}, between 7 am and 10 pm. After 30 days we forget it.`,
  signInFirst: 'You sign in for this: we tell only a number that is yours.',
} as const

export const backInStockRefusals = {
  'in-stock': ({ title }) => `${title} is back: you can order it now.`,
  'too-many-wishes': ({ most }) =>
    `You are waiting for ${most} things already. Take one back in your account, then ask again.`,
  'wish-unknown': () => 'You are not waiting for this any more.',
} as const satisfies Sentences<BackInStockRefusal>
