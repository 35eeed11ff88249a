import type { Api } from '#server/http/api.ts'
import { networksOf } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/settings/secrets.ts'
import { emailOf, type Mobile, mobileOf } from '#shop/accounts/accounts.ts'
import type { Owner } from '#shop/accounts/password.ts'
import { languageOf } from '#shop/languages.ts'
import { passwordChanged, resetCode } from '#shop/messages/messages.ts'
import { calls } from '#shop/wire/calls.ts'
import { wordedIn } from '#shop/worded-in.ts'
import { type AccountsDeps, unlessBusy } from './accounts-deps.ts'
import { userByMobile, viewOf } from './accounts-store.ts'
import { openCodeSending } from './code-sending.ts'
import { openCodeTries, wrongCode } from './code-tries.ts'
import { knownDevice } from './known-device.ts'
import { newLogin } from './new-session.ts'
import { refuseWeak } from './password-check.ts'
import { openPasswordTries } from './password-try.ts'

/** A new password by a code to the registered mobile. A mobile that nobody registered gets the same answers. */
export function openPasswordReset(api: Api, deps: AccountsDeps): void {
  const { database, hasher, secrets, settings, messaging } = deps
  const { identity, publicUrl } = settings
  const sendTo = openCodeSending(deps, { purpose: 'reset', wording: resetCode })
  const codeTries = openCodeTries(deps, 'reset')
  const passwordTries = openPasswordTries(deps)

  api.open(calls.sendCode, async ({ wanted, caller, headers }) => {
    const mobile = readMobile(wanted.mobile)
    const device = await knownDevice(database.read, { headers, publicUrl }, { mobile })
    await sendTo(mobile, { networks: networksOf(caller), address: caller, device })
    return { body: { success: true } }
  })

  api.open(calls.verifyCode, async ({ wanted, caller, headers }) => {
    const mobile = readMobile(wanted.mobile)
    const device = await knownDevice(database.read, { headers, publicUrl }, { mobile })
    const tried = await codeTries.rightOne(mobile, wanted.otp, { device, caller })
    await database.run.codeVerified(tried)
    return { body: { success: true, message: { done: 'code-verified' } as const } }
  })

  api.open(calls.resetPassword, async ({ wanted, caller, headers }) => {
    const mobile = readMobile(wanted.mobile)
    refuseWeak(wanted.newPassword, { name: '', email: '', mobile }, 'newPassword')
    const device = await knownDevice(database.read, { headers, publicUrl }, { mobile })
    const tried = await codeTries.rightOne(mobile, wanted.otp, { device, caller })
    const user = await userByMobile(database.read, mobile)
    if (!user) throw wrongCode()
    const passwordHash = await hashOf(wanted.newPassword, user).catch(async (refusal: unknown) => {
      // The code was right: another password may be tried with it.
      await database.run.codeVerified(tried)
      throw refusal
    })
    const { token, session, headers: sent } = await newLogin(database.read, { secrets, headers, publicUrl })
    const trying = device === undefined ? { caller } : { device }
    const resetting = await database.run.resetPassword({
      ...tried,
      id: newId(),
      codeId: tried.id,
      userId: user.id,
      mobile,
      passwordHash,
      session,
      message: wordedIn(languageOf(user.language), (words) =>
        passwordChanged({ shop: identity.name, phone: identity.phone }, words),
      ),
      budget: messaging.budgetFor(mobile, caller),
      forgiven: [...tried.forgiven, ...passwordTries.begunAnew(secrets.nameOf('email', emailOf(user.email)), trying)],
    })
    if ('refused' in resetting) throw wrongCode()
    messaging.settle(resetting.writing)
    return { body: { success: true, token, user: viewOf(user) }, headers: sent }
  })

  async function hashOf(password: string, owner: Owner): Promise<string> {
    refuseWeak(password, owner, 'newPassword')
    return unlessBusy(hasher.hash(password))
  }
}

function readMobile(typed: string): Mobile {
  const mobile = mobileOf(typed)
  if (mobile === undefined)
    throw new Refusal(400, { refused: 'not-a-mobile' }, { more: { success: false, field: 'mobile' } })
  return mobile
}
