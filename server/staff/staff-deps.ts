import { isIP } from 'node:net'
import type { Limits } from '#shop/accounts/limits.ts'
import type { PasswordHasher } from '#server/accounts/password-hash.ts'
import type { Secrets } from '#server/settings/secrets.ts'
import type { ShopDatabase } from '#server/commands.ts'
import type { Settings } from '#server/settings/settings.ts'

/** What the calls of staff work with. */
export interface StaffDeps {
  readonly database: ShopDatabase
  readonly settings: Pick<Settings, 'identity' | 'publicUrl' | 'port'>
  readonly limits: Limits
  readonly hasher: PasswordHasher
  readonly secrets: Secrets
  readonly now: () => number
}

/** For which site passkeys are. WebAuthn takes no IP address: such a shop's counter is opened on its own machine. */
export function passkeySite({ publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>): {
  readonly origin: string
  readonly rpId: string
} {
  const { origin, hostname } = new URL(publicUrl)
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) === 0) return { origin, rpId: hostname }
  return { origin: `http://localhost:${port}`, rpId: 'localhost' }
}
