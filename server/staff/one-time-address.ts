import type { Settings } from '#server/settings/settings.ts'
import { passkeySite } from './passkey-site.ts'

/** Where somebody becomes an owner: passkeys are made there, so it is where passkeys can be. */
export const ownerAddressAt = (token: string, settings: Pick<Settings, 'publicUrl' | 'port'>): string =>
  `${passkeySite(settings).origin}/counter/first/${token}`

/** Where a browser is enrolled: it may be any that reaches the shop. */
export const enrolmentAddressAt = (token: string, { publicUrl }: Pick<Settings, 'publicUrl'>): string =>
  `${new URL(publicUrl).origin}/counter/enrol/${token}`
