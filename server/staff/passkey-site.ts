import { isIP } from 'node:net'
import { hostIn } from '#server/http/addresses.ts'
import type { Settings } from '#server/settings/settings.ts'

/** What tells where the counter is opened. */
export type CounterPlace = Pick<Settings, 'publicUrl' | 'port' | 'https'>

/** For which site passkeys are. WebAuthn takes no IP address: such a shop's owner has them on its own machine alone. */
export function passkeySite({ publicUrl, port, https }: CounterPlace): {
  readonly origin: string
  readonly rpId: string
} {
  const { origin, hostname } = new URL(publicUrl)
  if (isIP(hostIn(publicUrl)) === 0) return { origin, rpId: hostname }
  const here = https === undefined ? `http://localhost:${port}` : `https://localhost:${https.port}`
  return { origin: here, rpId: 'localhost' }
}
