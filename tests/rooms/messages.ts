import { budgetOf, type Messaging } from '#server/messages/messaging.ts'
import type { MessageBudget } from '#server/messages/outbox.ts'
import { limits } from '#shop/accounts/limits.ts'

const most = 1_000_000_000
const plenty = {
  ...limits,
  messagePerMobile: { ...limits.messagePerMobile, most },
  messagePerAccount: { ...limits.messagePerAccount, most },
  messagePerNetwork: { ...limits.messagePerNetwork, most },
  codesPerDay: { ...limits.codesPerDay, most },
  messagesPerDay: { ...limits.messagesPerDay, most },
  pushPerAccount: { ...limits.pushPerAccount, most },
}

/** What stands in no message's way. */
export const plentyFor = (mobile: string): MessageBudget =>
  budgetOf({ limits: plenty, secrets: { nameOf: (_, text) => text } })(mobile, '203.0.113.7')

/** For a room that is opened alone: nobody notes what became of its messages. */
export const messaging: Messaging = { budgetFor: plentyFor, settle: () => undefined }
