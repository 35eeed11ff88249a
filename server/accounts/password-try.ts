import { networkOf, networksOf } from '#server/http/caller.ts'
import { type Refusal, tooOften } from '#server/http/refusal.ts'
import type { OverLimit } from '#server/storage/limits.ts'
import { type Turn, turnsOf } from '#shop/accounts/callers.ts'
import { type AccountsDeps, unlessBusy } from './accounts-deps.ts'
import { openTurns } from './in-turn.ts'
import type { HashLane } from './password-hash.ts'

/**
 * Who tries a password: a device that the account knows or a session of it, each counted by itself; or a stranger,
 * counted with all other strangers and with their network.
 */
type PasswordCaller = { readonly device: string } | { readonly caller: string }

/** What one try with a password was counted as, at its moment. */
interface PasswordTurns {
  /** wrong tries in a row: a right one resets them */
  readonly inARow: readonly Turn[]
  readonly onNetwork: readonly Turn[]
  /** where it waits to be compared */
  readonly lane: HashLane
  readonly at: number
}

/** Tries with a password, each counted as wrong before it is known to be right, so that many at once get no further. */
export function openPasswordTries({ database, hasher, secrets, limits, now }: AccountsDeps) {
  const { wrongPasswordHere, wrongPasswordEver, wrongPasswordKnown } = limits

  const countsOf = (account: string, trying: PasswordCaller): Pick<PasswordTurns, 'inARow' | 'onNetwork'> => {
    if ('caller' in trying)
      return {
        inARow: [
          { limit: wrongPasswordHere, who: `${account} ${networkOf(trying.caller)}` },
          { limit: wrongPasswordEver, who: account },
        ],
        onNetwork: turnsOf('wrong-password', { networks: networksOf(trying.caller) }, limits),
      }
    const who = `${account} ${trying.device}`
    return { inARow: [wrongPasswordHere, wrongPasswordKnown].map((limit) => ({ limit, who })), onNetwork: [] }
  }

  const inTurn = openTurns()
  /**
   * Strangers of one network wait for each other at its count anyway. Here they wait without a connection to the database
   * in hand, of which PostgreSQL has ten: else a flood of them keeps everybody's commands out.
   */
  const oneByOne = <Result>(lane: HashLane, work: () => Promise<Result>): Promise<Result> =>
    lane === 'strangers' ? inTurn(lane, work) : work()

  return {
    async count(
      account: string,
      trying: PasswordCaller,
    ): Promise<{ turns: PasswordTurns; over: OverLimit | undefined }> {
      const lane = 'device' in trying ? ('known' as const) : ('strangers' as const)
      const turns = { ...countsOf(account, trying), lane, at: now() }
      return { turns, over: await oneByOne(lane, () => database.run.takeTurns({ turns: allOf(turns), at: turns.at })) }
    },

    /** Without a stored hash it takes as long, and is wrong. */
    async isRight(password: string, hash: string | undefined, turns: PasswordTurns): Promise<boolean> {
      try {
        return await unlessBusy(hasher.matches(password, hash, turns.lane))
      } catch (trouble) {
        await oneByOne(turns.lane, () => database.run.giveBackTurns({ turns: allOf(turns), at: turns.at }))
        throw trouble
      }
    },

    /** For the command that the right password allows: what was no wrong try, and what is reset for its owner. */
    settled({ inARow, onNetwork }: PasswordTurns, mobile: string): SettledTry {
      return { notWrong: onNetwork, forgiven: [...inARow, ...wrongCodes(mobile)] }
    },

    /** What strangers tried at the old password, and what was tried here by the person who set the new one. */
    begunAnew: (account: string, trying: PasswordCaller): Turn[] => [
      ...countsOf(account, trying).inARow,
      { limit: wrongPasswordEver, who: account },
    ],
  }

  function wrongCodes(mobile: string): Turn[] {
    return [
      { limit: limits.wrongCodeEver, who: secrets.nameOf('mobile', mobile) },
      { limit: limits.wrongCodeKnownEver, who: secrets.nameOf('mobile', mobile) },
    ]
  }
}

interface SettledTry {
  readonly notWrong: readonly Turn[]
  readonly forgiven: readonly Turn[]
}

/** Strangers may come from the owner's own network, or be the owner on a new device: a code always leads in. */
export function tooManyPasswords(over: OverLimit, trying: PasswordCaller): Refusal {
  const often = { refused: 'caller' in trying ? 'passwords-too-often' : 'too-often' } as const
  return tooOften(over, { barred: { refused: 'passwords-barred' }, often })
}

const allOf = ({ inARow, onNetwork }: PasswordTurns) => [...inARow, ...onNetwork]
