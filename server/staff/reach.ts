import { ownAddresses } from '#server/http/own-addresses.ts'
import type { Settings } from '#server/settings/settings.ts'
import { leadsOnlyHere } from '#shop/wire/only-here.ts'
import type { Reach } from '#shop/wire/staff/devices.ts'

/** Whether another device finds the shop, and if not, how it is started so that it does. */
export function reachOf(
  { publicUrl, port, https }: Pick<Settings, 'publicUrl' | 'port' | 'https'>,
  addresses: readonly string[] = ownAddresses(),
): Reach {
  const shop = new URL(publicUrl)
  const isOnlyHere = leadsOnlyHere(shop)
  const known = { host: shop.host, isOnlyHere, isSecure: shop.protocol === 'https:' }
  const [address] = addresses
  if (!isOnlyHere || address === undefined) return known
  const there = https === undefined ? `http://${address}:${port}` : `https://${address}:${https.port}`
  return { ...known, start: { line: `HOST=0.0.0.0 PUBLIC_URL=${there} npm start`, address: there } }
}
