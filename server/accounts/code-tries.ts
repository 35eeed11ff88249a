import { networksOf } from '#server/http/caller.ts'
import { Refusal, tooOften } from '#server/http/refusal.ts'
import { type CodePurpose, isSame, newId } from '#server/settings/secrets.ts'
import type { Mobile } from '#shop/accounts/accounts.ts'
import { turnsOf } from '#shop/accounts/callers.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import type { CodeTried, RightCode } from './try-code.ts'

/**
 * A mobile has two codes, each with tries of its own: one that strangers may have asked for, and one that a known device
 * of its owner asked for. Strangers use up the first without touching the second.
 */
export function codeOf(
  mobile: Mobile,
  isKnown: boolean,
  { secrets, limits }: Pick<AccountsDeps, 'secrets' | 'limits'>,
): CodeTried {
  const who = secrets.nameOf('mobile', mobile)
  const [ever, perDay] = isKnown
    ? [limits.wrongCodeKnownEver, limits.wrongCodeKnownPerDay]
    : [limits.wrongCodeEver, limits.wrongCodePerDay]
  return {
    mobileKey: isKnown ? secrets.nameOf('mobile', `${mobile} known`) : who,
    turns: [
      { limit: ever, who },
      { limit: perDay, who },
    ],
  }
}

/** Tries with a code that was sent for one purpose, each counted as wrong before it is known to be right, so that many at once get no further. */
export function openCodeTries(deps: AccountsDeps, purpose: CodePurpose) {
  const { database, secrets, limits, now } = deps

  return {
    /** Counts the try, then compares: what the command after it needs to know when it is right; else it is refused. */
    async rightOne(
      mobile: Mobile,
      typed: string,
      { device, caller }: { device: string | undefined; caller: string },
    ): Promise<RightCode> {
      const [strangers, owners] = [codeOf(mobile, false, deps), codeOf(mobile, true, deps)]
      const at = now()
      const trying = await database.run.tryCode({
        codes: device === undefined ? [strangers] : [owners, strangers],
        onNetwork: turnsOf('wrong-code', { networks: networksOf(caller), device }, limits),
        alarm: { limit: limits.wrongCodePerShop, who: 'shop' },
        at,
      })
      if ('refused' in trying) throw tooOften(trying.refused, { more: { success: false } })
      const { code, counted } = trying
      const { id, salt, hash } = code ?? nobodysCode
      const same = isSame(secrets.hashOfCode(purpose, mobile, salt, typed), hash)
      // A limit on one mobile looks like a wrong code; only that on a network says so.
      if (!same || code === null) throw wrongCode()
      const [ever] = strangers.turns
      const [knownEver] = owners.turns
      return { id, notWrong: counted, forgiven: [ever, knownEver].filter((turn) => turn !== undefined), at }
    },
  }
}

export const wrongCode = () => new Refusal(400, { refused: 'code-wrong' }, { more: { success: false } })

/** Compared with when there is no live code, so that the same work is done. */
const nobodysCode = { id: '', salt: newId(), hash: '0'.repeat(43) }
