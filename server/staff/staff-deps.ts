import type { PasswordHasher } from '#server/accounts/password-hash.ts'
import type { Secrets } from '#server/settings/secrets.ts'
import type { Settings } from '#server/settings/settings.ts'
import type { Database } from '#server/storage/database.ts'
import type { limitCommands } from '#server/storage/limits.ts'
import type { Limits } from '#shop/accounts/limits.ts'
import type { Language } from '#shop/languages.ts'
import type { staffCommands } from './staff-commands.ts'

/** What the calls of staff work with. */
export interface StaffDeps {
  readonly database: Database<typeof staffCommands & typeof limitCommands>
  readonly settings: Pick<Settings, 'identity' | 'publicUrl' | 'port' | 'https'>
  readonly limits: Limits
  readonly hasher: PasswordHasher
  readonly secrets: Secrets
  readonly now: () => number
  /** what a fish is called to whom an act at it is told: of 'product/4', 'species/pomfret', 'stock/pomfret/large' */
  readonly nameOfFish: (thing: string, language: Language) => string | undefined
}
