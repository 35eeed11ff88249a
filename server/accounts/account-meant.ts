import { WrongArgs } from '#server/cli-command.ts'
import type { Database } from '#server/storage/database.ts'
import { emailOf, mobileOf } from '#shop/accounts/accounts.ts'
import { type User, userByEmail, userByMobile } from './accounts-store.ts'

/** Whose account an operator means, by e-mail or mobile. */
export async function accountMeant({ read }: Pick<Database<unknown>, 'read'>, typed: string): Promise<User> {
  const mobile = mobileOf(typed)
  const user = mobile === undefined ? await userByEmail(read, emailOf(typed)) : await userByMobile(read, mobile)
  if (user === undefined) throw new WrongArgs(`Nobody has an account with '${typed}'.`)
  return user
}
