import { hostIn, trustAddress } from '#server/http/addresses.ts'
import { ownAddresses } from '#server/http/own-addresses.ts'
import type { Settings } from '#server/settings/settings.ts'
import { leadsOnlyHere } from '#shop/wire/only-here.ts'

/** Where tablets and phones of this shop find the counter, or that they find it nowhere yet. */
export function forTablets(
  { publicUrl, host, port }: Pick<Settings, 'publicUrl' | 'host' | 'port'>,
  {
    addresses = ownAddresses(),
    hasOwnAuthority = false,
  }: { readonly addresses?: readonly string[]; readonly hasOwnAuthority?: boolean } = {},
): string {
  const { origin, hostname } = new URL(publicUrl)
  if (!leadsOnlyHere({ hostname })) {
    const there = `Tablets and phones open the counter at ${origin}/counter.`
    return hasOwnAuthority
      ? `${there} One that does not trust the shop yet begins at ${trustAddress(hostIn(publicUrl), port)}`
      : there
  }
  const how = 'Read "A tablet in the shop" in docs/running/counter.md.'
  const [address] = host === '0.0.0.0' || host === '::' ? addresses : []
  return address === undefined
    ? `The counter opens on this machine only, so no tablet or phone can be enrolled yet. ${how}`
    : `Tablets in this shop reach http://${address}:${port}/counter, but their QR codes work only after PUBLIC_URL is set. ${how}`
}
