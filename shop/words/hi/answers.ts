import type { answers as English } from '../en/answers.ts'
import type { InLanguage } from '../in-language.ts'
import { accountsWords } from './accounts.ts'
import { ordersWords } from './orders.ts'
import { reviewsWords } from './reviews.ts'
import { daySaid } from './said.ts'

/** A sentence for everything that the shop answers to have done. */
export const answers = {
  registered: () => accountsWords.registered,
  'code-verified': () => accountsWords.codeVerified,
  'mobile-proven': () => accountsWords.proof.done,
  'password-changed': () => accountsWords.passwordChanged,
  'account-deleted': ({ addressesGoOn }) =>
    accountsWords.deleted(addressesGoOn === undefined ? undefined : daySaid(addressesGoOn)),
  'order-canceled': () => ordersWords.canceled,
  'review-withdrawn': () => reviewsWords.withdrawn,
} as const satisfies InLanguage<typeof English>
