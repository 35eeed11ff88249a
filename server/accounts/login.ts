import { emailOf } from '#shop/accounts/accounts.ts'
import { calls } from '#shop/wire/calls.ts'
import type { Api } from '#server/http/api.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { userByEmail, viewOf } from './accounts-store.ts'
import { openTurns } from './in-turn.ts'
import { knownDevice } from './known-device.ts'
import { newLogin } from './new-session.ts'
import { openPasswordTries, tooManyPasswords } from './password-try.ts'
import { tokenHashIn } from './visitor.ts'

/** A stranger and a customer with a wrong password get the same answer after the same work. */
export function openLogin(api: Api, deps: AccountsDeps): void {
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
