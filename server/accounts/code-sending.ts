import { Refusal, tooOften } from '#server/http/refusal.ts'
import { type CodePurpose, newId } from '#server/settings/secrets.ts'
import type { Mobile } from '#shop/accounts/accounts.ts'
import { type Caller, turnsOf } from '#shop/accounts/callers.ts'
import type { resetCode } from '#shop/words/messages/messages.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { codeOf } from './code-tries.ts'

/** Sends a code for one purpose, as often as the limits allow: those of a mobile count the codes of all purposes. */
export function openCodeSending(
  deps: AccountsDeps,
  { purpose, wording }: { purpose: CodePurpose; wording: typeof resetCode },
) {
  const { database, secrets, settings, limits, messaging, now } = deps
  const { identity, publicUrl } = settings

  return async (mobile: Mobile, caller: Caller & { readonly address: string }): Promise<void> => {
    const { mobileKey, turns: wrongTries } = codeOf(mobile, caller.device !== undefined, deps)
    const [id, salt, code] = [newId(), newId(), secrets.newCode()]
    const sending = await database.run.sendCode({
      id,
      mobile,
      mobileKey,
      salt,
      hash: secrets.hashOfCode(purpose, mobile, salt, code),
      message: wording(code, { shop: identity.name, domain: new URL(publicUrl).hostname }),
      turns: [
        { limit: limits.codePerHour, who: mobileKey },
        { limit: limits.codePerDay, who: mobileKey },
        ...turnsOf('code', caller, limits),
      ],
      barring: wrongTries,
      budget: messaging.budgetFor(mobile, caller.address),
      at: now(),
    })
    if ('writing' in sending) messaging.settle(sending.writing)
    if ('sent' in sending) return
    const { refused } = sending
    if (refused === 'no-budget') throw new Refusal(503, { refused: 'code-not-sent' }, { more: { success: false } })
    throw tooOften(refused, { barred: { refused: 'codes-barred' }, more: { success: false } })
  }
}
