import { isIPv6 } from 'node:net'
import type { Network } from '#shop/accounts/callers.ts'

/**
 * What limits on addresses count: one IPv4 address; of IPv6 the network of one household or phone, and the wider ones
 * of which providers give customers a whole one. A wider one may use more, because it can be many households too.
 */
const widths = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
] as const

export function networksOf(address: string): readonly Network[] {
  if (!isIPv6(address)) return [{ name: address, times: 1 }]
  const groups = groupsOf(address)
  return widths.map(({ bits, times }) => ({ name: prefixOf(groups, bits), times }))
}

/** The narrowest: one address, or one household or phone. */
export const networkOf = (address: string): string =>
  isIPv6(address) ? prefixOf(groupsOf(address), widths[0].bits) : address

function groupsOf(address: string): number[] {
  const [front = '', back] = address.split('%', 1)[0]?.split('::') ?? []
  const missing = back === undefined ? 0 : Math.max(0, 8 - written(front).length - written(back).length)
  return [...written(front), ...Array<string>(missing).fill('0'), ...written(back)].map((group) =>
    Number.parseInt(group, 16),
  )
}

function prefixOf(groups: readonly number[], bits: number): string {
  const first = groups.slice(0, Math.ceil(bits / 16)).map((group, place) => {
    const kept = Math.min(16, bits - place * 16)
    return (group & (0xffff << (16 - kept))).toString(16)
  })
  return `${first.join(':')}::/${bits}`
}

const written = (text: string | undefined) => (text ? text.split(':') : [])
