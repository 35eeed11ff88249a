import { emailOf } from '#shop/accounts.ts'
import { calls } from '#shop/calls.ts'
import { words } from '#shop/words.ts'
import type { Api } from '#server/http/api.ts'
import { networkOf } from '#server/http/network.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tooOften } from '#server/http/too-often.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { userByEmail, viewOf } from './accounts-store.ts'
import { openTurns } from './in-turn.ts'
import { newSession } from './new-session.ts'
import { openPasswordTries } from './password-try.ts'
import { tokenHashIn } from './visitor.ts'

/** A stranger and a customer with a wrong password get the same answer after the same work. */
export function openLogin(api: Api, deps: AccountsDeps): void {
  const { database, hasher, secrets, settings } = deps
  const tries = openPasswordTries(deps)
  const inTurn = openTurns()

  api.open(calls.login, ({ wanted, caller, headers }) => {
    const email = emailOf(wanted.email)
    const account = secrets.nameOf('email', email)
    // Several logins of one person at once are tried one by one, or the later would be counted as wrong ones.
    return inTurn(account, async () => {
      const { turns, over } = await tries.count(account, networkOf(caller))
      if (over) throw tooOften(over, { barred: words.accounts.passwordBarred })
      const user = await userByEmail(database.read, email)
      if (!(await tries.isRight(wanted.password, user?.password, turns)) || !user)
        throw new Refusal(401, words.accounts.wrongPassword)
      const { token, session, setCookie } = newSession(headers, settings.publicUrl)
      await database.run.signIn({
        userId: user.id,
        session,
        before: tokenHashIn(headers),
        passwordHash: hasher.isDated(user.password) ? await hasher.hash(wanted.password) : undefined,
        ...tries.settled(turns, user.mobile),
        at: turns.at,
      })
      return { body: { token, user: viewOf(user) }, headers: setCookie }
    })
  })
}
