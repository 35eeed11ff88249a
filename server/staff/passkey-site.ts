import { isIP } from 'node:net'
import type { Settings } from '#server/settings/settings.ts'

/** For which site passkeys are. WebAuthn takes no IP address: such a shop's counter is opened on its own machine. */
export function passkeySite({ publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>): {
  readonly origin: string
  readonly rpId: string
} {
  const { origin, hostname } = new URL(publicUrl)
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) === 0) return { origin, rpId: hostname }
  return { origin: `http://localhost:${port}`, rpId: 'localhost' }
}
