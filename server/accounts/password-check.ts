import { Refusal } from '#server/http/refusal.ts'
import { type Owner, passwordFault } from '#shop/accounts/password.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Refuses a new password that is easily guessed. */
export function refuseWeak(password: string, owner: Owner, field: string): void {
  const fault = passwordFault(password, owner, isCommonPassword)
  if (fault) throw new Refusal(400, { refused: `password-${fault}` }, { more: { success: false, field } })
}
