import { emailOf } from '#shop/accounts/accounts.ts'
import { calls } from '#shop/wire/calls.ts'
import { wordedIn } from '#shop/worded-in.ts'
import { languageOf } from '#shop/languages.ts'
import { isId } from '#shop/id.ts'
import { passwordChanged } from '#shop/messages/messages.ts'
import type { Api } from '#server/http/api.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type AccountsDeps, unlessBusy } from './accounts-deps.ts'
import { signedInPlaces, userById } from './accounts-store.ts'
import { deviceInWords } from './device.ts'
import { refuseWeak } from './password-check.ts'
import { openPasswordTries, tooManyPasswords } from './password-try.ts'
import { newId } from '#server/settings/secrets.ts'
import { noStay, stayIn } from './stay-cookies.ts'
import { bindCookieWith, tokenHashIn } from './visitor.ts'

/** What only a signed-in person does: sign out here or elsewhere, and change the password. */
export function openOwnAccount(api: Api, deps: AccountsDeps): void {
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
