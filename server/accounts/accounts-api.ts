import type { Api } from '#server/http/api.ts'
import { networksOf } from '#server/http/caller.ts'
import { Refusal, tooOften } from '#server/http/refusal.ts'
import { isProven } from '#server/messages/proven-mobile.ts'
import { hashOfToken, newId } from '#server/settings/secrets.ts'
import { emailOf, type Mobile, mobileOf } from '#shop/accounts/accounts.ts'
import { turnsOf } from '#shop/accounts/callers.ts'
import type { Owner } from '#shop/accounts/password.ts'
import { isId } from '#shop/id.ts'
import { languageOf } from '#shop/languages.ts'
import { calls } from '#shop/wire/calls.ts'
import { mobileCode, passwordChanged, resetCode } from '#shop/words/messages/messages.ts'
import { wordedIn } from '#shop/words/messages/worded-in.ts'
import { type AccountsDeps, unlessBusy } from './accounts-deps.ts'
import { signedInPlaces, userByEmail, userById, userByMobile, viewOf } from './accounts-store.ts'
import { openCodeSending } from './code-sending.ts'
import { openCodeTries, wrongCode } from './code-tries.ts'
import { deviceInWords } from './device.ts'
import { openTurns } from './in-turn.ts'
import { knownDevice } from './known-device.ts'
import { newLogin, newSession } from './new-session.ts'
import { refuseWeak } from './password-check.ts'
import { openPasswordTries, tooManyPasswords } from './password-try.ts'
import { lifeLeft, noStay, stayCookies, stayIn } from './stay-cookies.ts'
import { bindCookieWith, tokenHashIn } from './visitor.ts'

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

/** A browser that has lost its token gets a new one, by both cookies of its stay. */
function openStay(api: Api, { database, secrets, settings: { publicUrl }, now }: AccountsDeps): void {
  api.open(calls.stay, async ({ headers }) => {
    const over = new Refusal(401, { refused: 'not-signed-in' }, { headers: { 'set-cookie': [...noStay(publicUrl)] } })
    const { value, valueHash, mark } = stayIn(headers, publicUrl)
    if (value === undefined || valueHash === undefined || mark === undefined) throw over
    const { token, session, cookies } = await newSession(database.read, {
      headers,
      publicUrl,
      bindTo: secrets.bindOfStay(mark),
    })
    const renewing = await database.run.renewStay({
      valueHash,
      markHash: hashOfToken(mark),
      nextHash: hashOfToken(secrets.nextStay(value)),
      session,
      at: now(),
    })
    const user = 'renewed' in renewing ? await userById(database.read, renewing.renewed.user_id) : undefined
    if (!('renewed' in renewing) || user === undefined) throw over
    const stands = renewing.value === 'same' ? value : secrets.nextStay(value)
    const life = lifeLeft(renewing.renewed.begun_at, now())
    return {
      body: { token, user: viewOf(user) },
      headers: { 'set-cookie': [...cookies, ...stayCookies({ value: stands, mark }, publicUrl, life)] },
    }
  })
}

/** A stranger and a customer with a wrong password get the same answer after the same work. */
function openLogin(api: Api, deps: AccountsDeps): void {
  const { database, hasher, secrets, settings } = deps
  const { publicUrl } = settings
  const tries = openPasswordTries(deps)
  const inTurn = openTurns()

  api.open(calls.login, async ({ wanted, caller, headers }) => {
    const email = emailOf(wanted.email)
    const account = secrets.nameOf('email', email)
    const device = await knownDevice(database.read, { headers, publicUrl }, { email })
    const trying = device === undefined ? { caller } : { device }
    // Several logins of one person at once are tried one by one, or the later would be counted as wrong ones. A known
    // device does not wait behind strangers.
    return inTurn(`${account} ${device ?? ''}`, async () => {
      const { turns, over } = await tries.count(account, trying)
      if (over) throw tooManyPasswords(over, trying)
      // Since it was compared it may have been changed, or hashed again by another login: then it is compared once more.
      const left = (await entered()) ?? (await entered())
      if (left === undefined) throw new Refusal(401, { refused: 'wrong-login' })
      return left

      async function entered() {
        const user = await userByEmail(database.read, email)
        if (!(await tries.isRight(wanted.password, user?.password, turns)) || !user)
          throw new Refusal(401, { refused: 'wrong-login' })
        const { token, session, headers: sent } = await newLogin(database.read, { secrets, headers, publicUrl })
        const { signedIn } = await database.run.signIn({
          userId: user.id,
          session,
          before: tokenHashIn(headers),
          comparedHash: user.password,
          passwordHash: hasher.isDated(user.password) ? await hasher.hash(wanted.password, turns.lane) : undefined,
          ...tries.settled(turns, user.mobile),
          at: turns.at,
        })
        return signedIn ? { body: { token, user: viewOf(user) }, headers: sent } : undefined
      }
    })
  })
}

/** Anybody can register with anybody's mobile: it gets messages once it has answered a code. */
function openMobile(api: Api, deps: AccountsDeps): void {
  const { database, settings } = deps
  const sendTo = openCodeSending(deps, { purpose: 'mobile', wording: mobileCode })
  const tries = openCodeTries(deps, 'mobile')

  api.open(calls.mobile, async ({ visitor }) => {
    const { id, mobile } = await person(visitor.userId)
    const proven = await isProven(database.read, { id, mobile })
    return { body: { mobile, proven, neededToOrder: !proven && settings.verifyMobile === 'before-order' } }
  })

  api.open(calls.sendMobileCode, async ({ visitor, caller }) => {
    const { mobile } = await unproven(visitor.userId)
    // Nobody has shown yet whose mobile it is, so nothing about it is known.
    await sendTo(mobile, { networks: networksOf(caller), address: caller })
    return { body: { success: true } }
  })

  api.open(calls.verifyMobile, async ({ wanted, visitor, caller }) => {
    const { id: userId, mobile } = await unproven(visitor.userId)
    const tried = await tries.rightOne(mobile, wanted.otp, { device: undefined, caller })
    const proving = await database.run.proveMobile({ ...tried, userId, mobile })
    if ('refused' in proving)
      throw proving.refused === 'account-erased' ? new Refusal(401, { refused: 'not-signed-in' }) : wrongCode()
    return { body: { success: true, message: { done: 'mobile-proven' } as const } }
  })

  async function person(userId: string) {
    const user = await userById(database.read, userId)
    if (!user) throw new Refusal(401, { refused: 'not-signed-in' })
    return { id: user.id, mobile: user.mobile as Mobile }
  }

  async function unproven(userId: string) {
    const user = await person(userId)
    if (await isProven(database.read, user))
      throw new Refusal(409, { refused: 'mobile-proven' }, { more: { success: false } })
    return user
  }
}

/** What only a signed-in person does: sign out here or elsewhere, and change the password. */
function openOwnAccount(api: Api, deps: AccountsDeps): void {
  const { database, hasher, secrets, settings, messaging } = deps
  const tries = openPasswordTries(deps)

  api.open(calls.logout, async ({ headers }) => {
    const { valueHash } = stayIn(headers, settings.publicUrl)
    await database.run.endSession({ tokenHash: tokenHashIn(headers) ?? '' })
    if (valueHash !== undefined) await database.run.endStayOf({ valueHash })
    const cookies = [bindCookieWith('', 0), ...noStay(settings.publicUrl)]
    return { body: { success: true }, headers: { 'set-cookie': cookies } }
  })

  api.open(calls.sessions, async ({ visitor, language }) => {
    const sessions = await signedInPlaces(database.read, visitor.userId, visitor.sessionId)
    return {
      body: sessions.map(({ id, device, created_at, last_seen_at }) => ({
        id,
        device: deviceInWords(device, language),
        createdAt: new Date(created_at).toISOString(),
        lastSeenAt: new Date(last_seen_at).toISOString(),
        current: id === visitor.sessionId,
      })),
    }
  })

  api.open(calls.endSessions, async ({ wanted, visitor }) => {
    if (wanted.id !== undefined && !isId(wanted.id)) throw new Refusal(404, { refused: 'session-unknown' })
    const { ended } = await database.run.endOwnSessions({
      userId: visitor.userId,
      id: wanted.id,
      except: visitor.sessionId,
    })
    if (wanted.id !== undefined && ended === 0) throw new Refusal(404, { refused: 'session-unknown' })
    return { body: { success: true } }
  })

  api.open(calls.changePassword, async ({ wanted, visitor, caller }) => {
    const user = await userById(database.read, visitor.userId)
    if (!user) throw new Refusal(401, { refused: 'not-signed-in' })
    refuseWeak(wanted.newPassword, user, 'newPassword')
    const account = secrets.nameOf('email', emailOf(user.email))
    const trying = { device: visitor.sessionId }
    const { turns, over } = await tries.count(account, trying)
    if (over) throw tooManyPasswords(over, trying)
    if (!(await tries.isRight(wanted.password, user.password, turns)))
      throw new Refusal(400, { refused: 'old-password-wrong' }, { more: { success: false, field: 'password' } })
    const { notWrong, forgiven } = tries.settled(turns, user.mobile)
    const change = await database.run.changePassword({
      id: newId(),
      userId: user.id,
      sessionId: visitor.sessionId,
      mobile: user.mobile,
      oldHash: user.password,
      passwordHash: await unlessBusy(hasher.hash(wanted.newPassword, 'known')),
      message: wordedIn(languageOf(user.language), (words) =>
        passwordChanged({ shop: settings.identity.name, phone: settings.identity.phone }, words),
      ),
      notWrong,
      forgiven: [...forgiven, ...tries.begunAnew(account, trying)],
      budget: messaging.budgetFor(user.mobile, caller),
      at: turns.at,
    })
    if ('refused' in change)
      throw new Refusal(400, { refused: 'old-password-wrong' }, { more: { success: false, field: 'password' } })
    messaging.settle(change.writing)
    return { body: { success: true, message: { done: 'password-changed' } as const } }
  })
}

/** A new password by a code to the registered mobile. A mobile that nobody registered gets the same answers. */
function openPasswordReset(api: Api, deps: AccountsDeps): void {
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
