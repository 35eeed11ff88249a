import { unlessBusy } from '#server/accounts/accounts-deps.ts'
import type { PasswordHasher } from '#server/accounts/password-hash.ts'
import { networksOf } from '#server/http/caller.ts'
import { Refusal, tooOften } from '#server/http/refusal.ts'
import { hashOfToken } from '#server/settings/secrets.ts'
import { type Turn, turnsOf } from '#shop/accounts/callers.ts'
import type { StaffDeps } from './staff-deps.ts'
import { stepOf } from './totp.ts'

export const foldedLogin = (login: string): string => login.normalize('NFKC').toLowerCase()

/** Of a right PIN or password, where its hash took less work than today's or needs an older pepper. */
export const hashedAnew = async (hasher: PasswordHasher, hash: string, typed: string): Promise<string | undefined> =>
  hasher.isDated(hash) ? unlessBusy(hasher.hash(typed, 'staff')) : undefined

/** Somebody whom the shop knows by a session, a device or an address that works; else a stranger on a network that many share. */
export type KeyCaller = { readonly known: string } | { readonly caller: string }

/** Tries with what strangers can send too, each counted as wrong before it is known to be right. */
export function openKeyTries({ database, limits, hasher, secrets, now }: StaffDeps) {
  async function counted<Right>(
    trying: KeyCaller,
    login: string | undefined,
    look: () => Promise<Right | undefined>,
  ): Promise<Right | undefined> {
    const at = now()
    const turns = countsOf(trying, login)
    const over = await database.run.takeTurns({ turns, at })
    if (over) throw tooOften(over)
    const right = await look().catch(async (trouble: unknown) => {
      await database.run.giveBackTurns({ turns, at })
      throw trouble
    })
    if (right !== undefined) await database.run.giveBackTurns({ turns, at })
    return right
  }

  /** What strangers use up, on the same network or with somebody's name, is not taken from known people. */
  function countsOf(trying: KeyCaller, login: string | undefined): Turn[] {
    if ('known' in trying) return [{ limit: limits.staffKeyKnown, who: trying.known }]
    return [
      ...turnsOf('staff-key', { networks: networksOf(trying.caller) }, limits),
      ...(login === undefined ? [] : [{ limit: limits.staffKeyPerLogin, who: hashOfToken(login) }]),
    ]
  }

  return {
    counted,

    async countChallenge(trying: KeyCaller): Promise<void> {
      const turns =
        'known' in trying
          ? [{ limit: limits.staffChallengeKnown, who: trying.known }]
          : turnsOf('staff-challenge', { networks: networksOf(trying.caller) }, limits)
      const over = await database.run.takeTurns({ turns, at: now() })
      if (over) throw tooOften(over)
    },

    /** People without a password get the same answer after the same work. */
    async rightPassword({
      login,
      password,
      code,
      trying,
    }: {
      login: string
      password: string
      code: string
      trying: KeyCaller
    }): Promise<{ staffId: string; passwordHash: string; newHash: string | undefined; step: number }> {
      const folded = foldedLogin(login)
      const right = await counted(trying, folded, async () => {
        const known = await database.read
          .selectFrom('staff')
          .select(['id', 'password_hash', 'totp_salt'])
          .where('login', '=', folded)
          .where('role', '=', 'owner')
          .where('disabled_at', 'is', null)
          .executeTakeFirst()
        const hash = known?.password_hash ?? undefined
        const isRight = await unlessBusy(hasher.matches(password, hash, 'known' in trying ? 'staff' : 'strangers'))
        const step = stepOf(secrets.totpKey(known?.totp_salt ?? ''), code, now())
        if (!isRight || step === undefined || known === undefined || hash === undefined) return undefined
        return { staffId: known.id, passwordHash: hash, newHash: await hashedAnew(hasher, hash, password), step }
      })
      if (right === undefined) throw new Refusal(403, { refused: 'wrong-key-login' })
      return right
    },
  }
}
