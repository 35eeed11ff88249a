import { changePassword, resetPassword } from './change-password.ts'
import { proveMobile } from './prove-mobile.ts'
import { register } from './register.ts'
import { renewStay } from './renew-stay.ts'
import { sendCode } from './send-code.ts'
import { endOwnSessions, endSession, endSessionsOf, noteSeen } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { endStayOf } from './stays.ts'
import { tidyAccounts } from './tidy-accounts.ts'
import { codeVerified, tryCode } from './try-code.ts'

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
