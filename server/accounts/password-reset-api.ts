import { emailOf, type Mobile, mobileOf } from '#shop/accounts.ts'
import { calls } from '#shop/calls.ts'
import { passwordChanged, resetCode } from '#shop/messages.ts'
import type { Owner } from '#shop/password.ts'
import { words } from '#shop/words.ts'
import type { Api } from '#server/http/api.ts'
import { networkOf } from '#server/http/network.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tooOften } from '#server/http/too-often.ts'
import type { OverLimit, Turn } from '#server/storage/limits.ts'
import { type AccountsDeps, unlessBusy } from './accounts-deps.ts'
import { userByMobile, viewOf } from './accounts-store.ts'
import { newSession } from './new-session.ts'
import { refuseWeak } from './password-check.ts'
import { isSame, newId } from './secrets.ts'

/** A new password by a code to the registered mobile. A mobile that nobody registered gets the same answers. */
export function openPasswordReset(api: Api, deps: AccountsDeps): void {
  const { database, hasher, secrets, settings, limits, log, now, wakeOutbox } = deps
  const { identity, publicUrl } = settings

  api.open(calls.sendCode, async ({ wanted, caller }) => {
    const mobile = readMobile(wanted.mobile)
    const mobileKey = secrets.nameOf('mobile', mobile)
    const [id, salt, code] = [newId(), newId(), secrets.newCode()]
    const sending = await database.run.sendCode({
      id,
      mobile,
      mobileKey,
      salt,
      hash: secrets.hashOfCode(mobile, salt, code),
      message: resetCode(code, { shop: identity.name, domain: new URL(publicUrl).hostname }),
      turns: [
        { limit: limits.codePerHour, who: mobileKey },
        { limit: limits.codePerDay, who: mobileKey },
        { limit: limits.codePerAddress, who: networkOf(caller) },
      ],
      barring: { limit: limits.wrongCodeEver, who: mobileKey },
      budget: { limit: limits.messagesPerDay, who: 'shop' },
      at: now(),
    })
    if ('sent' in sending) {
      if (sending.halfSpent)
        log.warn({ of: limits.messagesPerDay.most }, 'half of what a day may cost in messages is spent')
      wakeOutbox()
      return { body: { success: true } }
    }
    if (sending.refused === 'no-budget') {
      log.error({ of: limits.messagesPerDay.most }, 'no code was sent: what a day may cost in messages is spent')
      throw new Refusal(503, words.accounts.codeNotSent, { more: { success: false } })
    }
    throw tooOften(sending.refused, { barred: words.accounts.codeBarred, more: { success: false } })
  })

  api.open(calls.verifyCode, async ({ wanted, caller }) => {
    const tried = await rightCode(readMobile(wanted.mobile), wanted.otp, caller)
    await database.run.codeVerified(tried)
    return { body: { success: true, message: words.accounts.codeVerified } }
  })

  api.open(calls.resetPassword, async ({ wanted, caller, headers }) => {
    const mobile = readMobile(wanted.mobile)
    refuseWeak(wanted.newPassword, { name: '', email: '', mobile }, 'newPassword')
    const tried = await rightCode(mobile, wanted.otp, caller)
    const user = await userByMobile(database.read, mobile)
    if (!user) throw wrongCode()
    const passwordHash = await hashOf(wanted.newPassword, user).catch(async (refusal: unknown) => {
      // The code was right: another password may be tried with it.
      await database.run.codeVerified(tried)
      throw refusal
    })
    const { token, session, setCookie } = newSession(headers, publicUrl)
    const resetting = await database.run.resetPassword({
      ...tried,
      id: newId(),
      codeId: tried.id,
      userId: user.id,
      mobile,
      passwordHash,
      session,
      message: passwordChanged({ shop: identity.name, phone: identity.phone }),
      forgiven: [
        ...tried.forgiven,
        { limit: limits.wrongPasswordEver, who: secrets.nameOf('email', emailOf(user.email)) },
      ],
    })
    if ('refused' in resetting) throw wrongCode()
    wakeOutbox()
    return { body: { success: true, token, user: viewOf(user) }, headers: setCookie }
  })

  async function hashOf(password: string, owner: Owner): Promise<string> {
    refuseWeak(password, owner, 'newPassword')
    return unlessBusy(hasher.hash(password))
  }

  /** Counts the try, then compares: what the command after it needs to know when it is right; else it is refused. */
  async function rightCode(mobile: Mobile, typed: string, caller: string) {
    const mobileKey = secrets.nameOf('mobile', mobile)
    const turns: Turn[] = [
      { limit: limits.wrongCodePerDay, who: mobileKey },
      { limit: limits.wrongCodeEver, who: mobileKey },
      { limit: limits.wrongCodePerAddress, who: networkOf(caller) },
      { limit: limits.wrongCodePerShop, who: 'shop' },
    ]
    const at = now()
    const trying = await database.run.tryCode({ mobileKey, turns, at })
    if ('refused' in trying) throw refusedTry(trying.refused)
    const { id, salt, hash } = trying.code ?? nobodysCode
    const same = isSame(secrets.hashOfCode(mobile, salt, typed), hash)
    if (!same || trying.code === null) throw wrongCode()
    return { id, notWrong: turns, forgiven: [{ limit: limits.wrongCodeEver, who: mobileKey }], at }
  }

  /** A limit on one mobile looks like a wrong code; only those on an address and on the whole shop say so. */
  function refusedTry(over: OverLimit): Refusal {
    if (over.what === limits.wrongCodePerDay.what || over.what === limits.wrongCodeEver.what) return wrongCode()
    if (over.what === limits.wrongCodePerShop.what)
      log.error({ of: over.what }, 'somebody is guessing codes: no more are tried for a while')
    return tooOften(over, { more: { success: false } })
  }
}

function readMobile(typed: string): Mobile {
  const mobile = mobileOf(typed)
  if (mobile === undefined)
    throw new Refusal(400, words.accounts.badMobile, { more: { success: false, field: 'mobile' } })
  return mobile
}

const wrongCode = () => new Refusal(400, words.accounts.codeWrong, { more: { success: false } })

/** Compared with when there is no live code, so that the same work is done. */
const nobodysCode = { id: '', salt: newId(), hash: '0'.repeat(43) }
