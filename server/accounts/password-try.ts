import type { OverLimit, Turn } from '#server/storage/limits.ts'
import { type AccountsDeps, unlessBusy } from './accounts-deps.ts'

/** What one try with a password was counted as, at its moment. */
export interface PasswordTurns {
  readonly all: readonly Turn[]
  readonly account: string
  readonly at: number
}

/** Tries with a password, each counted as wrong before it is known to be right, so that many at once get no further. */
export function openPasswordTries({ database, hasher, secrets, limits, now }: AccountsDeps) {
  return {
    async count(account: string, network: string): Promise<{ turns: PasswordTurns; over: OverLimit | undefined }> {
      const all = [
        { limit: limits.wrongPasswordHere, who: `${account} ${network}` },
        { limit: limits.wrongPasswordEver, who: account },
        { limit: limits.wrongPasswordPerAddress, who: network },
      ]
      const at = now()
      return { turns: { all, account, at }, over: await database.run.takeTurns({ turns: all, at }) }
    },

    /** Without a stored hash it takes as long, and is wrong. */
    async isRight(password: string, hash: string | undefined, { all, at }: PasswordTurns): Promise<boolean> {
      try {
        return await unlessBusy(hasher.matches(password, hash))
      } catch (trouble) {
        await database.run.giveBackTurns({ turns: all, at })
        throw trouble
      }
    },

    /** For the command that the right password allows: what was no wrong try, and what begins anew for its owner. */
    settled({ all, account }: PasswordTurns, mobile: string): { notWrong: readonly Turn[]; forgiven: readonly Turn[] } {
      return {
        notWrong: all.filter(({ limit }) => limit === limits.wrongPasswordPerAddress),
        forgiven: [
          ...all.filter(({ limit }) => limit === limits.wrongPasswordHere),
          { limit: limits.wrongPasswordEver, who: account },
          { limit: limits.wrongCodeEver, who: secrets.nameOf('mobile', mobile) },
        ],
      }
    },
  }
}
