import { turnsOf } from '#shop/accounts/callers.ts'
import { emailOf, mobileOf } from '#shop/accounts/accounts.ts'
import { calls } from '#shop/wire/calls.ts'
import type { Api } from '#server/http/api.ts'
import { networksOf } from '#server/http/network.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tooOften } from '#server/http/too-often.ts'
import { type AccountsDeps, unlessBusy } from './accounts-deps.ts'
import { userById, viewOf } from './accounts-store.ts'
import { openLogin } from './login.ts'
import { openMobile } from './mobile-api.ts'
import { openOwnAccount } from './own-account-api.ts'
import { refuseWeak } from './password-check.ts'
import { openPasswordReset } from './password-reset-api.ts'
import { openStay } from './stay-api.ts'
import { newId } from '#server/settings/secrets.ts'

/** Register, sign in, stay signed in, and all that a person does with their own account. */
export function openAccounts(api: Api, deps: AccountsDeps): void {
  const { database, hasher, hasMail, limits, now } = deps

  api.open(calls.register, async ({ wanted, caller }) => {
    const { name, email, password } = wanted
    const mobile = mobileOf(wanted.mobile)
    if (mobile === undefined) throw new Refusal(400, { refused: 'not-a-mobile' }, { more: { field: 'mobile' } })
    refuseWeak(password, { name, email, mobile }, 'password')
    const stranger = { networks: networksOf(caller) }
    const turns = [...turnsOf('register', stranger, limits), ...turnsOf('register-day', stranger, limits)]
    const over = await database.run.takeTurns({ turns, at: now() })
    if (over) throw tooOften(over)
    const id = newId()
    const passwordHash = await unlessBusy(hasher.hash(password))
    const alarm = { limit: limits.registerPerShop, who: 'shop' }
    const newUser = { id, name, email, emailForm: emailOf(email), mobile, passwordHash, alarm, at: now() }
    const registering = await database.run.register(newUser)
    if ('refused' in registering) throw new Refusal(409, { refused: 'account-known' })
    return {
      status: 201,
      body: { message: { done: 'registered' } as const, user: { id, name, fullName: name, email, mobile } },
    }
  })

  api.open(calls.validateEmail, async ({ wanted, caller }) => {
    const turns = turnsOf('email-check', { networks: networksOf(caller) }, limits)
    const over = await database.run.takeTurns({ turns, at: now() })
    if (over) throw tooOften(over)
    if (!(await hasMail(wanted.email.slice(wanted.email.indexOf('@') + 1))))
      throw new Refusal(400, { refused: 'email-domain-unknown' }, { more: { valid: false, field: 'email' } })
    return { body: { valid: true } }
  })

  api.open(calls.checkAuth, async ({ visitor }) => {
    const user = visitor && (await userById(database.read, visitor.userId))
    return { body: user ? { authenticated: true, user: viewOf(user) } : { authenticated: false } }
  })

  openLogin(api, deps)
  openStay(api, deps)
  openOwnAccount(api, deps)
  openPasswordReset(api, deps)
  openMobile(api, deps)
}
