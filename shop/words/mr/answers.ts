import type { answers as English } from '../en/answers.ts'
import type { InLanguage } from '../in-language.ts'
import { accountPageWords, proofWords } from './account-page.ts'
import { accountsWords } from './accounts.ts'
import { dayInWords } from './formatters.ts'
import { ordersWords } from './orders.ts'
import { reviewsWords } from './reviews.ts'

export const answers = {
  registered: () => accountsWords.registered,
  'code-verified': () => accountsWords.codeVerified,
  'mobile-proven': () => proofWords.done,
  'password-changed': () => accountPageWords.passwordChanged,
  'account-deleted': ({ addressesGoOn }) =>
    accountPageWords.deleted(addressesGoOn === undefined ? undefined : dayInWords(addressesGoOn)),
  'order-canceled': () => ordersWords.canceled,
  'review-withdrawn': () => reviewsWords.withdrawn,
} as const satisfies InLanguage<typeof English>
