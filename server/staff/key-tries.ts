import { unlessBusy } from '#server/accounts/accounts-deps.ts'
import { networkOf } from '#server/http/network.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tooOften } from '#server/http/too-often.ts'
import { hashOfToken } from '#server/accounts/secrets.ts'
import type { Turn } from '#server/storage/limits.ts'
import type { StaffDeps } from './staff-deps.ts'
import { stepOf } from './totp.ts'

export const foldedLogin = (login: string): string => login.normalize('NFKC').toLowerCase()

/** Tries with what strangers can send too, each counted as wrong before it is known to be right. */
export function openKeyTries({ database, limits, hasher, secrets, now }: StaffDeps) {
  async function counted<Right>(
    caller: string,
    login: string | undefined,
    look: () => Promise<Right | undefined>,
  ): Promise<Right | undefined> {
    const at = now()
    const turns: Turn[] = [
      { limit: limits.staffKeyPerAddress, who: networkOf(caller) },
      ...(login === undefined ? [] : [{ limit: limits.staffKeyPerLogin, who: hashOfToken(login) }]),
    ]
    const over = await database.run.takeTurns({ turns, at })
    if (over) throw tooOften(over)
    const right = await look().catch(async (trouble: unknown) => {
      await database.run.giveBackTurns({ turns, at })
      throw trouble
    })
    if (right !== undefined) await database.run.giveBackTurns({ turns, at })
    return right
  }

  return {
    counted,

    async countChallenge(caller: string): Promise<void> {
      const turns = [{ limit: limits.staffChallengePerAddress, who: networkOf(caller) }]
      const over = await database.run.takeTurns({ turns, at: now() })
      if (over) throw tooOften(over)
    },

    /** Whoever has no password gets the same answer after the same work. */
    async rightPassword({
      login,
      password,
      code,
      caller,
    }: {
      login: string
      password: string
      code: string
      caller: string
    }): Promise<{ staffId: string; passwordHash: string; step: number }> {
      const folded = foldedLogin(login)
      const right = await counted(caller, folded, async () => {
        const known = await database.read
          .selectFrom('staff')
          .select(['id', 'password_hash', 'totp_salt'])
          .where('login', '=', folded)
          .where('role', '=', 'owner')
          .where('disabled_at', 'is', null)
          .executeTakeFirst()
        const isRight = await unlessBusy(hasher.matches(password, known?.password_hash ?? undefined))
        const step = stepOf(secrets.totpKey(known?.totp_salt ?? ''), code, now())
        if (!isRight || step === undefined || !known?.password_hash) return undefined
        return { staffId: known.id, passwordHash: known.password_hash, step }
      })
      if (right === undefined) throw new Refusal(403, { refused: 'wrong-key-login' })
      return right
    },
  }
}
