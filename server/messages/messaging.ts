import { networksOf } from '#server/http/caller.ts'
import type { Log } from '#server/http/log.ts'
import type { Metrics } from '#server/http/metrics.ts'
import type { Secrets } from '#server/settings/secrets.ts'
import { turnsOf } from '#shop/accounts/callers.ts'
import { codesToStrangers, type Limits } from '#shop/accounts/limits.ts'
import type { MessageBudget, MessageResult } from './outbox.ts'

/** What a command may spend on its message, and what follows once it is done. */
export interface Messaging {
  /** Without an address it is staff who cause it: one shop's network must not keep its own buyers from hearing. */
  budgetFor(mobile: string, caller?: string): MessageBudget
  /** A message that was written need not wait for the outbox's next look; one that was dropped is noted. */
  settle(writing: MessageResult | undefined): void
}

/** Mobiles are counted under names that do not say which they are. */
export const budgetOf =
  ({ limits, secrets }: { limits: Limits; secrets: Pick<Secrets, 'nameOf'> }) =>
  (mobile: string, caller?: string): MessageBudget => ({
    mobile: { limit: limits.messagePerMobile, who: secrets.nameOf('mobile', mobile) },
    perAccount: limits.messagePerAccount,
    networks: caller === undefined ? [] : turnsOf('message', { networks: networksOf(caller) }, limits),
    codes: { limit: limits.codesPerDay, who: 'shop' },
    strangersCodes: { limit: codesToStrangers(limits), who: 'shop' },
    shop: { limit: limits.messagesPerDay, who: 'shop' },
    pushes: limits.pushPerAccount,
  })

export function openMessaging({
  limits,
  secrets,
  log,
  metrics,
  wakeOutbox,
}: {
  limits: Limits
  secrets: Pick<Secrets, 'nameOf'>
  log: Pick<Log, 'warn' | 'error'>
  metrics: Pick<Metrics, 'messageSettled'>
  wakeOutbox: () => void
}): Messaging {
  const most = limits.messagesPerDay.most
  return {
    budgetFor: budgetOf({ limits, secrets }),
    settle(writing) {
      if (writing === undefined) return
      metrics.messageSettled('written' in writing ? 'written' : writing.dropped)
      if ('written' in writing) {
        if (writing.halfSpent) log.warn({ of: most }, 'half of the daily message budget is used up')
        wakeOutbox()
      } else if (writing.dropped === 'over-budget') noteDropped(writing)
    },
  }

  function noteDropped({ kind, over }: Extract<MessageResult, { dropped: 'over-budget' }>) {
    if (over.what === limits.messagesPerDay.what)
      log.error({ kind, of: most }, 'a message was not written: the daily message budget is used up')
    else if (over.what === limits.codesPerDay.what)
      log.error({ kind, of: limits.codesPerDay.most }, 'a code was not sent: the daily limit of codes is reached')
    else if (over.what === codesToStrangers(limits).what)
      log.error(
        { kind, of: codesToStrangers(limits).most },
        'a code was not sent to an unverified mobile: a third of the daily limit is used up by those',
      )
    else log.warn({ kind, over: over.what }, 'a message was not written: there were too many for one person or network')
  }
}
