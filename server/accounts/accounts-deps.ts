import { Refusal } from '#server/http/refusal.ts'
import type { Messaging } from '#server/messages/messaging.ts'
import type { Secrets } from '#server/settings/secrets.ts'
import type { Settings } from '#server/settings/settings.ts'
import type { Database } from '#server/storage/database.ts'
import type { limitCommands } from '#server/storage/limits.ts'
import type { Limits } from '#shop/accounts/limits.ts'
import type { accountsCommands } from './accounts-commands.ts'
import type { HasMail } from './email-domain.ts'
import { HasherBusy, type PasswordHasher } from './password-hash.ts'

/** What the calls of accounts work with. */
export interface AccountsDeps {
  readonly database: Database<typeof accountsCommands & typeof limitCommands>
  readonly settings: Pick<Settings, 'identity' | 'publicUrl' | 'verifyMobile'>
  readonly limits: Limits
  readonly hasher: PasswordHasher
  readonly secrets: Secrets
  readonly hasMail: HasMail
  readonly now: () => number
  readonly messaging: Messaging
}

/** Hashing that cannot be begun is no fault of the one who asked. */
export async function unlessBusy<Result>(hashing: Promise<Result>): Promise<Result> {
  try {
    return await hashing
  } catch (trouble) {
    if (!(trouble instanceof HasherBusy)) throw trouble
    throw new Refusal(503, { refused: 'busy' }, { more: { success: false }, headers: { 'retry-after': '2' } })
  }
}
