import { expect } from 'vitest'
import { accountsWords } from '#words/accounts.ts'
import { asha, type openAccountsShop } from './accounts.ts'

export const mobile = '+919876543210'
export const newPassword = 'a new kite at noon'
export const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
export const invalid = { success: false, message: accountsWords.codeWrong }

type Shop = Awaited<ReturnType<typeof openAccountsShop>>

/** The calls by which Asha sets a new password with a code. */
export function calls({ call, codeFor }: Shop) {
  const send = (to: string = asha.mobile) => call('/api/auth/send-otp', { mobile: to })
  return {
    send,
    verify: (otp: string, of: string = asha.mobile) => call('/api/auth/verify-otp', { mobile: of, otp }),
    reset: (otp: string, password = newPassword, of: string = asha.mobile) =>
      call('/api/auth/reset-password', { mobile: of, otp, newPassword: password }),
    sent: async () => {
      expect((await send()).body).toEqual({ success: true })
      return codeFor(mobile)
    },
  }
}
