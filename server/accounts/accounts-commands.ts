import { register } from './register.ts'
import { signIn } from './sign-in.ts'
import { noteSeen, endSession, endOwnSessions, endSessionsOf } from './sessions.ts'
import { endStayOf } from './stays.ts'
import { renewStay } from './renew-stay.ts'
import { changePassword, resetPassword } from './change-password.ts'
import { sendCode } from './send-code.ts'
import { tryCode, codeVerified } from './try-code.ts'
import { proveMobile } from './prove-mobile.ts'
import { tidyAccounts } from './tidy-accounts.ts'

export const accountsCommands = {
  register,
  signIn,
  noteSeen,
  endSession,
  endStayOf,
  renewStay,
  endOwnSessions,
  endSessionsOf,
  changePassword,
  sendCode,
  tryCode,
  codeVerified,
  resetPassword,
  proveMobile,
  tidyAccounts,
}
