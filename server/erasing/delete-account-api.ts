import type { AccountsDeps } from '#server/accounts/accounts-deps.ts'
import { userById } from '#server/accounts/accounts-store.ts'
import { deviceCookieWith } from '#server/accounts/known-device.ts'
import { openPasswordTries, tooManyPasswords } from '#server/accounts/password-try.ts'
import { noStay } from '#server/accounts/stay-cookies.ts'
import { bindCookieWith } from '#server/accounts/visitor.ts'
import type { Api } from '#server/http/api.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/settings/secrets.ts'
import type { Runs } from '#server/storage/database.ts'
import { emailOf } from '#shop/accounts/accounts.ts'
import { addressesGoOn } from '#shop/accounts/keeping.ts'
import { languageOf } from '#shop/languages.ts'
import { calls } from '#shop/wire/calls.ts'
import { accountDeleted } from '#shop/words/messages/messages.ts'
import { wordedIn } from '#shop/words/messages/worded-in.ts'
import type { erasingCommands } from './erasing-commands.ts'

/** A person can end their account without asking anybody; the password is asked again, because a phone may lie open. */
export function openDeleteAccount(
  api: Api,
  deps: AccountsDeps & { readonly database: Runs<typeof erasingCommands> },
): void {
  const { database, secrets, settings, messaging } = deps
  const tries = openPasswordTries(deps)

  api.open(calls.deleteAccount, async ({ wanted, visitor, caller }) => {
    const user = await userById(database.read, visitor.userId)
    if (!user) throw new Refusal(401, { refused: 'not-signed-in' })
    const account = secrets.nameOf('email', emailOf(user.email))
    const trying = { device: visitor.sessionId }
    const { turns, over } = await tries.count(account, trying)
    if (over) throw tooManyPasswords(over, trying)
    if (!(await tries.isRight(wanted.password, user.password, turns))) throw wrongPassword()
    const { name: shop, phone } = settings.identity
    const { notWrong, forgiven } = tries.settled(turns, user.mobile)
    const erasing = await database.run.eraseAccount({
      userId: user.id,
      by: { person: visitor.userId },
      at: turns.at,
      message: {
        id: newId(),
        ...wordedIn(languageOf(user.language), (words) => accountDeleted({ shop, phone }, words)),
        budget: messaging.budgetFor(user.mobile, caller),
      },
      proof: { oldHash: user.password, notWrong, forgiven: [...forgiven, ...tries.begunAnew(account, trying)] },
    })
    if (!erasing.erased) throw wrongPassword()
    messaging.settle(erasing.writing)
    const { lastOrderAt } = erasing
    const until = lastOrderAt === undefined ? undefined : addressesGoOn(lastOrderAt)
    const { publicUrl } = settings
    const cookies = [bindCookieWith('', 0), deviceCookieWith('', publicUrl, 0), ...noStay(publicUrl)]
    return {
      body: { success: true, message: { done: 'account-deleted', addressesGoOn: until } as const },
      headers: { 'set-cookie': cookies },
    }
  })
}

const wrongPassword = () =>
  new Refusal(400, { refused: 'old-password-wrong' }, { more: { success: false, field: 'password' } })
